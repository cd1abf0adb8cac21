import { fileIdOf } from '../pictures/file-id.ts';
import { driveLink } from './links.ts';

/** One entry of the legal products feed; `name` or `title` is there. */
export interface LegalProductEntry {
  readonly name?: string;
  readonly title?: string;
  readonly type: string;
  readonly url: string;
  readonly category?: string;
  readonly year?: string | number;
}

const PDF = 'application/pdf';
const ZIP = 'application/x-zip-compressed';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TEXT = 'text/plain';
const id = (slug: string): string => fileIdOf(`hukum-${slug}`);
const preview = (slug: string): string => `https://drive.google.com/file/d/${id(slug)}/preview`;

const regulations: readonly LegalProductEntry[] = [
  {
    name: 'Perda Nomor 2 Tahun 2024 tentang Rencana Tata Ruang Wilayah Kota Tahun 2024–2043',
    type: PDF,
    url: driveLink('file', id('rtrw-2043')),
    category: 'Perda',
    year: 2024,
  },
  {
    title: 'Perda Nomor 5 Tahun 2021 tentang Bangunan Gedung',
    type: PDF,
    url: driveLink('open', id('bangunan-gedung')),
    category: 'Perda',
    year: '2021',
  },
  {
    name: 'Perda Nomor 11 Tahun 2022 tentang Ruang Terbuka Hijau',
    type: PDF,
    url: driveLink('uc', id('ruang-terbuka-hijau')),
    category: 'Perda',
    year: 2022,
  },
  {
    name: 'Perwali Nomor 12 Tahun 2023 tentang Keterangan Rencana Kota',
    type: PDF,
    url: driveLink('usercontent', id('keterangan-rencana')),
    category: 'Perwali',
    year: '2023',
  },
  {
    name: 'Perwali Nomor 9 Tahun 2022 tentang Pengesahan Siteplan Kawasan Hunian',
    type: PDF,
    url: driveLink('file', id('pengesahan-siteplan')),
    category: 'Perwali',
    year: 2022,
  },
  {
    title: 'Perwali Nomor 31 Tahun 2021 tentang Rencana Detail Tata Ruang Tahun 2021–2041',
    type: PDF,
    url: preview('rdtr-2041'),
    category: 'Perwali',
    year: 2021,
  },
  {
    name: 'Perwali Nomor 4 Tahun 2024 tentang Garis Sempadan Sungai dan Pantai',
    type: PDF,
    url: driveLink('open', id('garis-sempadan')),
    category: 'Perwali',
    year: '2024',
  },
  {
    name: 'Keputusan Wali Kota Nomor 118 Tahun 2024 tentang Penetapan Lahan Pangan Berkelanjutan',
    type: PDF,
    url: driveLink('uc', id('lahan-pangan')),
    category: 'Keputusan',
    year: 2024,
  },
  {
    name: 'Keputusan Kepala Dinas Nomor 7 Tahun 2024 tentang Kuota Layanan Prioritas',
    type: PDF,
    url: driveLink('file', id('kuota-prioritas')),
    category: 'Keputusan',
    year: 2024,
  },
];

const attachments: readonly LegalProductEntry[] = [
  {
    name: 'Lampiran 2 Peta Struktur Ruang Kota',
    type: ZIP,
    url: driveLink('usercontent', id('struktur-ruang')),
    category: 'Lampiran',
    year: 2024,
  },
  {
    name: 'Lampiran 10 Peta Pola Ruang Kota',
    type: ZIP,
    url: driveLink('uc', id('pola-ruang')),
    category: 'Lampiran',
    year: '2024',
  },
  {
    title: 'Lampiran 11 Ketentuan Umum Zonasi',
    type: PDF,
    url: driveLink('file', id('ketentuan-zonasi')),
    category: 'Lampiran',
    year: 2024,
  },
  {
    name: 'Formulir Permohonan ITR',
    type: DOC,
    url: driveLink('open', id('formulir-itr')),
    category: 'Formulir',
    year: 2024,
  },
  {
    name: 'Formulir Permohonan KRK',
    type: DOC,
    url: driveLink('file', id('formulir-krk')),
    category: 'Formulir',
    year: '2024',
  },
  { title: 'Daftar Kode Zona dan Artinya', type: TEXT, url: driveLink('file', id('kode-zona')), year: 2023 },
  {
    name: 'Pedoman Konsultasi Publik Rencana Rinci',
    type: PDF,
    url: 'https://dokumen.bupc.example.id/pedoman-konsultasi-publik.pdf',
    category: 'Pedoman',
    year: 2023,
  },
  {
    name: 'surat pernyataan tidak sengketa',
    type: DOC,
    url: driveLink('usercontent', id('surat-pernyataan')),
    category: 'Formulir',
  },
];

// The rules of the site leave these three out: the Word type, and a name that says .docx whatever its type.
const excluded: readonly LegalProductEntry[] = [
  {
    name: 'Naskah Akademik Rencana Tata Ruang Wilayah',
    type: DOCX,
    url: driveLink('file', id('naskah-akademik')),
    category: 'Naskah',
    year: 2023,
  },
  {
    title: 'Formulir Rekomendasi KKPR Non Berusaha',
    type: DOCX,
    url: driveLink('open', id('formulir-kkpr')),
    category: 'Formulir',
    year: '2024',
  },
  {
    name: 'Konsep Perwali Parkir Kawasan Hunian.DOCX',
    type: PDF,
    url: driveLink('uc', id('konsep-parkir')),
    category: 'Perwali',
    year: 2024,
  },
];

/** Gives the legal products feed: twenty entries out of order, seventeen of which the site shows. */
export function legalProductFeed(): LegalProductEntry[] {
  const [first, second, third] = excluded;
  return [first, ...attachments, second, ...regulations, third].filter((entry) => entry !== undefined);
}
