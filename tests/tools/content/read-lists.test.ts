import { describe, expect, it } from 'vitest';
import { readMade } from './made-folder.ts';

describe('banners', () => {
  it('are the pictures of the folder, named by their files', () => {
    const { items } = readMade({ 'banners/02-garis-pantai.jpg': '', 'banners/01 Sungai.png': '' });
    expect(items.banners).toEqual([
      { name: 'Sungai', url: 'banners/01 Sungai.png', fileId: 'banners/01 Sungai.png' },
      { name: 'Garis pantai', url: 'banners/02-garis-pantai.jpg', fileId: 'banners/02-garis-pantai.jpg' },
    ]);
  });

  it('are those of banners.yaml where there is one', () => {
    const { items, mistakes } = readMade({
      'banners/a.jpg': '',
      'banners/b.jpg': '',
      'banners/banners.yaml': '- file: a.jpg\n  name: Pantai\n- file: c.jpg\n  name: Hilang\n- name: Lupa\n',
    });
    expect(items.banners).toEqual([{ name: 'Pantai', url: 'banners/a.jpg', fileId: 'banners/a.jpg' }]);
    expect(mistakes).toEqual([
      'content/banners/banners.yaml, line 3: there is no file "c.jpg"; write the name of one that is there',
      'content/banners/banners.yaml, line 5: file is missing; write the name of a file beside this one',
    ]);
  });
});

describe('legal products', () => {
  const YAML =
    '- name: Perda 2\n  file: dokumen/perda.pdf\n  category: Peraturan\n  year: 2024\n' +
    '- name: Formulir\n  type: doc\n  url: https://kota.example/f\n' +
    '- name: Dua\n  url: https://kota.example/f\n  file: dokumen/perda.pdf\n' +
    '- name: Skrip\n  url: javascript:alert(1)\n' +
    '- name: Jenis\n  type: pdff\n  url: https://kota.example/f\n' +
    '- name: Halaman\n  file: dokumen/halaman.html\n';

  it('are refused as CSV where a column stands twice, with both named', () => {
    const { items, mistakes } = readMade({
      'legal-products.csv': 'name,url,type,url\nPerda,https://kota.example/a,pdf,https://kota.example/b\n',
    });
    expect([items['legal-products'], mistakes]).toEqual([
      [],
      [
        "content/legal-products.csv, line 1: the first line has one column twice: B ('url') and D ('url'); keep one of them",
      ],
    ]);
  });

  it('are a list in YAML, with a document of the folder or an address', () => {
    const { items, mistakes } = readMade({
      'legal-products.yaml': YAML,
      'dokumen/perda.pdf': '%PDF',
      'dokumen/halaman.html': '<script>alert(1)</script>',
    });
    expect(items['legal-products']).toEqual([
      {
        name: 'Perda 2',
        type: 'application/pdf',
        url: 'dokumen/perda.pdf',
        category: 'Peraturan',
        year: '2024',
      },
      { name: 'Formulir', type: 'application/msword', url: 'https://kota.example/f' },
    ]);
    expect(mistakes).toEqual([
      'content/legal-products.yaml, line 8: write either url, an address, or file, the name of a file in the folder',
      'content/legal-products.yaml, line 12: "javascript:alert(1)" is no safe address; write one that starts with https://',
      'content/legal-products.yaml, line 14: type takes pdf, doc, docx, xlsx, zip, txt or a MIME type; it holds "pdff"',
      'content/legal-products.yaml, line 17: "dokumen/halaman.html" is no document; its name ends with pdf, doc, docx, xlsx, zip, txt',
    ]);
  });

  it('take a file of the office by its plain name, and no folder of Drive', () => {
    const { items, mistakes } = readMade({
      'legal-products.yaml':
        "- name: Satu\n  url: '/berkas/Perda #1 (100%).pdf'\n" +
        '- name: Dua\n  url: https://drive.google.com/drive/folders/1aB?usp=sharing\n',
      'berkas/Perda #1 (100%).pdf': '%PDF',
    });
    expect(items['legal-products'].map(({ url }) => url)).toEqual(['/berkas/Perda%20%231%20(100%25).pdf']);
    expect(mistakes).toEqual([
      'content/legal-products.yaml, line 4: this is a folder of Drive, no document; write the link of the file, or put the file into documents and its name into file',
    ]);
  });

  it('name the file of their text, and stay without it where there is none', () => {
    const { items, mistakes } = readMade({
      'legal-products.yaml':
        '- name: Satu\n  type: pdf\n  url: https://kota.example/1\n  teks: perwali-1-2026\n' +
        '- name: Dua\n  type: pdf\n  url: https://kota.example/2\n  teks: perwali-2-2026\n',
      'produk-hukum/perwali-1-2026.md': 'Bunyi.',
    });
    expect(items['legal-products'].map(({ name, regulation }) => [name, regulation])).toEqual([
      ['Satu', 'perwali-1-2026'],
      ['Dua', undefined],
    ]);
    expect(mistakes).toEqual([
      'content/legal-products.yaml, line 8: there is no produk-hukum/perwali-2-2026.md; write the name of one without .md',
    ]);
  });

  it('are a list in CSV, whose lines that are no product are named', () => {
    const { items, mistakes } = readMade({
      'legal-products.csv':
        '\ufeffname;type;url;year\r\n"Perda; 2";pdf;https://kota.example/a;2024\r\n;pdf;https://kota.example/b;\r\nPerda 3;pdf\r\nPerda 4;pdf;https://kota.example/d;\r\n',
    });
    expect(items['legal-products']).toEqual([
      { name: 'Perda; 2', type: 'application/pdf', url: 'https://kota.example/a', year: '2024' },
      { name: 'Perda 4', type: 'application/pdf', url: 'https://kota.example/d' },
    ]);
    expect(mistakes).toEqual([
      'content/legal-products.csv, line 3: name is missing; write a text',
      'content/legal-products.csv, line 4: the line has 2 values, the first line 4; write ;; where one is empty, and quotes around one that holds ";"',
    ]);
  });
});

it.each([
  ['staf.yaml', 'content/staf.yaml: nothing reads this file; name it staff.yaml'],
  [
    'berita.md',
    'content/berita.md: nothing reads this file; articles stand in news, lists are staff.yaml and ',
  ],
])('a text at the top that nothing reads is named: %s', (name, line) => {
  expect(readMade({ [name]: '' }).mistakes).toEqual([expect.stringContaining(line)]);
});

it('a note for people may stand at the top', () => {
  expect(readMade({ 'README.md': 'Isi', 'documents/perda.pdf': '' }).mistakes).toEqual([]);
});

describe('staff', () => {
  it('is a list whose photos are files of the folder or addresses', () => {
    const { items, mistakes } = readMade({
      'staff.yaml':
        '- title: Kepala\n  imageUrl: staff/kepala.jpg\n  location:\n' +
        '- title: Lain\n  imageUrl: https://drive.google.com/open?id=1aB\n' +
        '- title: Lupa\n' +
        '- 12\n' +
        '- title: Hilang\n  imageUrl: staff/Kepala.png\n',
      'staff/kepala.jpg': '',
    });
    expect(items.staff).toEqual([
      { title: 'Kepala', imageUrl: 'staff/kepala.jpg' },
      { title: 'Lain', imageUrl: 'https://drive.google.com/open?id=1aB' },
    ]);
    expect(mistakes).toEqual([
      'content/staff.yaml, line 6: imageUrl is missing; write the name of a picture below content, such as staff/kepala.jpg, or an address that starts with https://',
      'content/staff.yaml, line 7: this takes title, description, imageUrl, date, location, category, id, each with a colon and a value',
      'content/staff.yaml, line 9: there is no file "staff/Kepala.png"; write staff/kepala.jpg',
    ]);
  });

  it('is named where it is no list', () => {
    expect(readMade({ 'staff.yaml': 'title: x' }).mistakes).toEqual([
      'content/staff.yaml, line 1: this takes a list: let each entry begin with "- "',
    ]);
  });
});
