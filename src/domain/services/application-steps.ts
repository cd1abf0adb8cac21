import type { HandoffSubject } from '../shared/handoff-subject.ts';
import type { Message } from '../shared/message.ts';
import { SPATIAL_SERVICE_IDS, type SpatialServiceId } from '../shared/spatial-services.ts';
import type { GuidePages, ServiceFacts, ServiceTable } from './service-table.ts';

/** Where a step leads: a dialog of /home by its parameters, or a form. */
export type StepLink =
  | { readonly label: string; readonly panduan: number }
  | { readonly label: string; readonly layanan: 'utama' | 'peta' | SpatialServiceId }
  | { readonly label: string; readonly form: string };

/** One of the steps that a visitor can take where a service is not connected. */
export interface ApplicationStep {
  readonly title: string;
  readonly text: string;
  readonly links: readonly StepLink[];
}

/** What a hand-over page says (spec §2 Hand-over pages): its question, the steps before the message, and that message. */
export interface ApplicationHelp {
  readonly heading: string;
  readonly steps: readonly [ApplicationStep, ApplicationStep];
  /** The title of the last step, which sends the message. */
  readonly send: string;
  readonly message: Message;
  /** What stands under 'Layanan ini belum terhubung di situs ini.' */
  readonly meanwhile: string;
}

/**
 * Says what a visitor can do instead, three steps for each subject (spec §2 Hand-over pages).
 * @param subject what the visitor wanted
 * @param table what the services need
 * @param pages where the guide tells more
 */
export function applicationHelp(
  subject: HandoffSubject,
  table: ServiceTable,
  pages: GuidePages,
): ApplicationHelp {
  if (subject === 'login') return ASK_ABOUT_ONE;
  if (subject === 'data') return askForData(pages);
  if (subject === 'map') return askForAPlace(pages);
  return subject === 'any' ? anyService(table, pages) : oneService(subject, table[subject]);
}

function oneService(id: SpatialServiceId, facts: ServiceFacts): ApplicationHelp {
  const { abbreviation, documents, form, guidePage } = facts;
  const names = documents.map(({ name }) => name);
  return {
    heading: `Ajukan ${abbreviation} dalam tiga langkah`,
    steps: [
      {
        title: 'Siapkan dokumen',
        text: `${names.join(', ')}.`,
        links: [{ label: `Syarat ${abbreviation}`, layanan: id }, inGuide(guidePage)],
      },
      fillIn(form === undefined ? [] : [{ label: `Formulir ${abbreviation}`, form }]),
    ],
    send: 'Kirim atau bawa ke loket',
    message: { subject: `Permohonan ${abbreviation}`, body: checklist(names) },
    meanwhile: 'Permohonan lewat formulir tetap diterima.',
  };
}

function anyService(table: ServiceTable, pages: GuidePages): ApplicationHelp {
  const names = sharedDocuments(table);
  const forms = SPATIAL_SERVICE_IDS.flatMap((id) => {
    const { abbreviation, form } = table[id];
    return form === undefined ? [] : [{ label: `Formulir ${abbreviation}`, form }];
  });
  return {
    heading: 'Ajukan permohonan dalam tiga langkah',
    steps: [
      {
        title: 'Siapkan dokumen',
        text: names.length === 0 ? 'Dokumen mengikuti layanannya.' : `${names.join(', ')}.`,
        links: [{ label: 'Syarat tiap layanan', layanan: 'utama' }, inGuide(pages.documents)],
      },
      fillIn(forms),
    ],
    send: 'Kirim atau bawa ke loket',
    message: { subject: 'Permohonan baru', body: checklist(names) },
    meanwhile: 'Permohonan lewat formulir tetap diterima.',
  };
}

const fillIn = (forms: readonly StepLink[]): ApplicationStep => ({
  title: 'Isi formulir',
  text: forms.length === 0 ? 'Mintalah formulir di loket atau lewat pesan.' : '',
  links: forms,
});

const inGuide = (page: number): StepLink => ({ label: `Panduan halaman ${page}`, panduan: page });

const sharedDocuments = (table: ServiceTable): string[] =>
  table.itr.documents
    .map(({ name }) => name)
    .filter((name) =>
      SPATIAL_SERVICE_IDS.every((id) => table[id].documents.some((document) => document.name === name)),
    );

const checklist = (names: readonly string[]): string =>
  ['Nama:', 'Letak tanah:', 'Dokumen yang saya lampirkan:', ...names.map((name) => `- ${name}`)].join('\n');

const ASK_ABOUT_ONE: ApplicationHelp = {
  heading: 'Tanyakan permohonan Anda dalam tiga langkah',
  steps: [
    {
      title: 'Siapkan nomor permohonan',
      text: 'Nomornya tertulis pada tanda terima dari loket. Belum pernah mengajukan? Mulailah dari layanannya.',
      links: [{ label: 'Layanan dan syaratnya', layanan: 'utama' }],
    },
    {
      title: 'Siapkan KTP pemohon',
      text: 'Petugas mencocokkan nama sebelum memberi kabar.',
      links: [],
    },
  ],
  send: 'Tanyakan kepada petugas',
  message: { subject: 'Kabar permohonan', body: 'Nomor permohonan:\nNama pemohon:' },
  meanwhile: 'Kabar permohonan tetap dapat ditanyakan kepada petugas.',
};

const askForData = (pages: GuidePages): ApplicationHelp => ({
  heading: 'Minta data dalam tiga langkah',
  steps: [
    {
      title: 'Sebutkan data',
      text: 'Nama layer, wilayah, dan tahun.',
      links: [{ label: 'Daftar layer', layanan: 'peta' }, inGuide(pages.data)],
    },
    { title: 'Jelaskan keperluan', text: 'Tugas sekolah, penelitian, atau perencanaan.', links: [] },
  ],
  send: 'Kirim atau bawa ke loket',
  message: { subject: 'Permohonan data', body: 'Data:\nWilayah:\nTahun:\nKeperluan:' },
  meanwhile: 'Permohonan data lewat pesan tetap diterima.',
});

const askForAPlace = (pages: GuidePages): ApplicationHelp => ({
  heading: 'Ketahui peruntukan tanah dalam tiga langkah',
  steps: [
    {
      title: 'Lihat layer yang ada',
      text: 'Batas wilayah, RTRW, RDTR, dan peta pertanahan nasional.',
      links: [{ label: 'Daftar layer', layanan: 'peta' }, inGuide(pages.map)],
    },
    {
      title: 'Minta Informasi Tata Ruang (ITR)',
      text: 'Lembar ITR menyebut zona tanah Anda dan kegiatan yang boleh di sana.',
      links: [{ label: 'Syarat ITR', layanan: 'itr' }],
    },
  ],
  send: 'Tanyakan letak tanah Anda',
  message: { subject: 'Peruntukan tanah', body: 'Letak tanah:\nYang ingin saya ketahui:' },
  meanwhile: 'Peta dan peruntukan tanah tetap dapat ditanyakan kepada petugas.',
});
