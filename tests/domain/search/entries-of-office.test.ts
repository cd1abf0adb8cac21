import { expect, it } from 'vitest';
import {
  contactEntry,
  interactionEntry,
  layerEntry,
  procedureEntry,
  serviceEntry,
  termsEntry,
} from '../../../src/domain/search/entries-of-office.ts';

const KRK = {
  id: 'krk',
  name: 'Keterangan Rencana Kota (KRK)',
  abbreviation: 'KRK',
  description: 'Aturan',
  documents: ['KTP', 'Sertipikat'],
  facts: ['Waktu 10 hari kerja'],
  form: '/formulir/krk.pdf',
  guidePage: 6,
};

it('a service leads to itself, and has the ways to its documents, form and page', () => {
  const { keywords, ...entry } = serviceEntry(KRK);
  expect(entry).toEqual({
    id: 'krk',
    group: 'services',
    title: 'Keterangan Rencana Kota (KRK)',
    lines: [{ text: 'Aturan' }, { text: 'Dokumen: KTP, Sertipikat' }, { text: 'Waktu 10 hari kerja' }],
    target: { kind: 'dialog', open: { layanan: 'krk' } },
    isMain: true,
    links: [
      { label: 'Dokumen', target: { kind: 'dialog', open: { layanan: 'krk' } } },
      { label: 'Formulir', target: { kind: 'tab', href: '/formulir/krk.pdf' } },
      { label: 'Panduan', target: { kind: 'dialog', open: { panduan: 6 } } },
    ],
  });
  expect(keywords).toMatch(/^KRK aturan membangun rumah .* syarat /);
});

it('has a further service of an office open the dialog of all, without a guide that there is not', () => {
  const { target, links, keywords } = serviceEntry({
    ...KRK,
    id: 'reklame',
    guidePage: undefined,
    isOwn: true,
  });
  expect(target).toEqual({ kind: 'dialog', open: { layanan: 'utama' } });
  expect(links?.map(({ label }) => label)).not.toContain('Panduan');
  expect(keywords).toMatch(/^KRK {2}/);
});

it('a service without a form has no way to it', () => {
  expect(serviceEntry({ ...KRK, form: undefined }).links?.map(({ label }) => label)).toEqual([
    'Dokumen',
    'Panduan',
  ]);
});

it('terms, ways to get in touch, layers and contacts lead where they stand', () => {
  const about = { description: 'Tentang', keywords: '' };
  const entries = [
    termsEntry({ service: 'itr', title: 'ITR Prioritas', rules: ['Satu', 'Dua'] }),
    interactionEntry({ id: 'data', name: 'Permohonan Data', ...about, ways: [] }),
    layerEntry({ name: 'Pola', within: ['RTRW', 'Ruang'], ...about }),
    contactEntry({ id: 'jam', title: 'Jam buka', text: 'Senin', ...about }),
    contactEntry({ id: 'a', title: 'Aksesibilitas', text: '', page: '/aksesibilitas', ...about }),
  ];
  expect(entries.map(({ title, lines, target }) => [title, lines.map(({ text }) => text), target])).toEqual([
    ['ITR Prioritas: syarat dan kuota', ['Satu', 'Dua'], { kind: 'dialog', open: { syarat: 'itr' } }],
    ['Permohonan Data', ['Tentang'], { kind: 'dialog', open: { layanan: 'interaksi' } }],
    ['Pola', ['RTRW › Ruang › Tentang'], { kind: 'dialog', open: { layanan: 'peta' }, layer: 'Pola' }],
    ['Jam buka', ['Senin'], { kind: 'section', anchor: 'footer' }],
    ['Aksesibilitas', [''], { kind: 'page', href: '/aksesibilitas' }],
  ]);
});

it('a card of the interaction dialog has the ways to write; a complaint is a main entry under the words that people use', () => {
  const ways = [{ label: 'Tulis lewat WhatsApp', href: 'https://wa.me/62800?text=Pengaduan' }];
  const { keywords, ...complaint } = interactionEntry({
    id: 'complaint',
    name: 'Pengaduan Masyarakat',
    description: 'Laporkan',
    ways,
  });
  expect(complaint).toEqual({
    id: 'complaint',
    group: 'services',
    title: 'Pengaduan Masyarakat',
    lines: [{ text: 'Laporkan' }],
    target: { kind: 'dialog', open: { layanan: 'interaksi' } },
    isMain: true,
    links: [
      {
        label: 'Tulis lewat WhatsApp',
        target: { kind: 'tab', href: 'https://wa.me/62800?text=Pengaduan' },
      },
    ],
  });
  expect(keywords).toMatch(/lapor.*bangunan.*tetangga/);
});

it('a need opens its steps', () => {
  const need = { id: 'tambah-lantai', name: 'Tambah lantai', about: 'Rumah', heading: 'Dua langkah.' };
  expect(procedureEntry({ ...need, steps: ['Cek persil', 'Urus KRK'] })).toEqual({
    id: 'tambah-lantai',
    group: 'procedures',
    title: 'Tambah lantai',
    lines: [{ text: 'Rumah' }, { text: 'Dua langkah. Cek persil, Urus KRK' }],
    target: { kind: 'dialog', open: { mulai: 'tambah-lantai' } },
  });
});
