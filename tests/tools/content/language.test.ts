import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { madeFiles, madeOffice } from '../made-files.ts';
import { picture } from './made-folder.ts';

/** Runs npm run content for people of an office, who have set nothing. */
function run(cwd: string, args: readonly string[], set: Readonly<Record<string, string>> = {}) {
  const { BAHASA: _, ...env } = process.env;
  const command = [resolve('tools/run.mjs'), resolve('tools/content/content.ts'), ...args];
  return spawnSync(process.execPath, command, { cwd, env: { ...env, ...set }, encoding: 'utf8' });
}

/** What npm run content:check says of a folder. */
function said(folder: string): string {
  const { stdout, stderr } = run(resolve('.'), ['check', '--source', 'folder'], { CONTENT_DIR: folder });
  return stdout + stderr;
}

// Words that no Indonesian sentence has. What stands in quotes, names of files and fields are not the tool's.
const ENGLISH =
  /\b(?:the|is|are|was|there|write|takes?|holds?|and|of|this|that|cannot|has|have|name it|folder with|missing|left out|correct|remove|line \d|spec §)\b/i;
const ownWords = (line: string): string =>
  line.replace(/'[^']*'|"[^"]*"|[\w./-]+\.(?:ya?ml|csv|md|json|txt|docx)\b/g, '');
const english = (text: string): string[] => text.split('\n').filter((line) => ENGLISH.test(ownWords(line)));

const FOLDER = {
  'staff.yaml':
    '- title: A\n- imageUrl: tidak-ada.jpg\n  nip: 1\n- 12\n- imageUrl: ../luar.jpg\n- imageUrl: "javascript:1"\n',
  'legal-products.csv': 'name,url,NIP\nPerda,ftp://a,1\nPerwal,https://a.id/1,2,3\n',
  'news/2026-01-02-rapat.md': '---\ntitel: Rapat\n---\nIsi\n',
  'news/tanpa-hari.md': '---\ntitle: Rapat\n---\n![](hilang.png) ![](data:image/png;base64,aaaa)\n',
  'news/2026-01-03-a.md': 'Tanpa judul\n',
  'news/2026-01-04-b.md': '---\ntitle: [a\n---\n',
  'news/2026-01-05-c.docx': 'x',
  'news/2026-01-06-d.md':
    '---\ntitle: D\nid: sama\n---\n[x](#tidak-ada) [y](/tidak-ada) [z](http://localhost/)\n',
  'news/2026-01-07-e.md': '---\ntitle: E\nid: sama\ndate: kapan\n---\n',
  'gallery/foto.jpg': 'x',
  'gallery/tanpa-hari/a.jpg': 'x',
  'gallery/2026-01-02-kosong/catatan.pdf': 'x',
  'banners/a.heic': 'x',
  'banners/b.svg': '<svg/>',
  'banners/c.jpg': '',
  'staff.yml': '',
  'Berita/a.md': 'x',
  'catatan.yaml': 'x',
  'langkah.yaml': 'steps: 1\n',
  'kata.yaml': '- words: []\n',
  'galeri-bawaan.yaml': '- id: A\n',
  'produk-hukum/Perda 1.md': 'x',
  'produk-hukum/perwali-1.md': '---\njudul: 1\n---\n',
};

it('says what is wrong in a folder in Indonesian alone, whatever it is', () => {
  const office = readFileSync('content/kantor.yaml', 'utf8');
  const broken = madeOffice({
    ...FOLDER,
    'kantor.yaml': office
      .replace('email: halo@bupc.example.id', 'email: salah')
      .replace('footerYear: 2025', 'tahun: dua'),
    'peta/peta.yaml': 'folder: peta\nregulation: 1\n',
    'peta/zona.csv': 'kode;nama;kdb\nR-1;;6O\nR-1;Rumah;60\n',
    'peta/kegiatan.csv': 'kegiatan;R-1;Z-9\nRumah;Q;I\n',
  });
  const all = said(broken);
  expect(all.split('\n').length).toBeGreaterThan(30);
  expect(english(all)).toEqual([]);
});

it('says in Indonesian alone what visitors will see, and what is good to know', () => {
  const folder = madeFiles();
  cpSync('content', folder, { recursive: true });
  for (const [name, text] of Object.entries(FOLDER)) {
    if (/^(?:news|gallery|banners)\//.test(name))
      writeFileSync(join(folder, name.replace(/\/[^/]+\//, '/')), text);
  }
  const all = said(folder);
  expect(all).toContain('Yang akan dilihat pengunjung');
  const found = all.slice(all.indexOf('\nKesalahan'));
  expect(english(found)).toEqual([]);
  expect(found).toMatch(/^\[#{24}\] (\d+) dari \1 gambar dan tautan$/m);
});

it('says in Indonesian alone how far it is with the pictures', async () => {
  const root = madeFiles({ 'content/banners/sungai.jpg': await picture('#2255aa') });
  const { stdout, stderr } = run(root, []);
  expect([english(stdout), stderr]).toEqual([[], '[########################] 1 dari 1 gambar\n']);
});
