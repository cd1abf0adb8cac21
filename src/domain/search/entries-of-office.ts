import * as sharedTexts from '../shared/texts.ts';
import type { SearchEntry, SearchTarget } from './search-entry.ts';
import * as texts from './texts.ts';

/** A service, with the texts of its table row. */
export interface SearchedService {
  readonly id: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly description: string;
  readonly documents: readonly string[];
  /** Days, fee and result, as sentences. */
  readonly facts: readonly string[];
  readonly form?: string | undefined;
  readonly guidePage?: number | undefined;
  /** Whether it is a further one of the office, which has no address of its own. */
  readonly isOwn?: boolean;
}

/** The terms of a priority form. */
export interface SearchedTerms {
  readonly service: string;
  readonly title: string;
  readonly rules: readonly string[];
}

/** A need with its steps. */
export interface SearchedProcedure {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** 'Tujuh langkah sampai boleh dihuni.' */
  readonly heading: string;
  readonly steps: readonly string[];
}

/** A need opens its steps. */
export function procedureEntry({ id, name, about, heading, steps }: SearchedProcedure): SearchEntry {
  return {
    id,
    group: 'procedures',
    title: name,
    lines: [{ text: about }, { text: `${heading} ${steps.join(', ')}` }],
    target: { kind: 'dialog', open: { mulai: id } },
  };
}

/** A contact of the interaction dialog. */
export interface SearchedInteraction {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Addresses that open a message to the office, prepared. */
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

/** A layer or a category of the map, with the names of its parents. */
export interface SearchedLayer {
  readonly name: string;
  readonly description: string;
  readonly within: readonly string[];
}

/** A contact of the office. */
export interface SearchedContact {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly keywords: string;
  /** A page to open instead of the end of this one. */
  readonly page?: string;
}

// Other names that people use for a service.
const SERVICE_WORDS: Readonly<Record<string, string>> = {
  itr: 'cek peruntukan tanah lahan zona zonasi beli kavling tata ruang belum membangun',
  krk: 'aturan membangun rumah tinggal kos toko ruko kantor warung gudang usaha imb pbg garis sempadan kdb klb kdh tinggi luas jarak jalan bangunan',
  siteplan: 'site plan perumahan kaveling pengembang developer tapak kavling cluster',
  kkpr: 'rumah ibadah masjid gereja pura wihara sekolah balai warga nonberusaha non berusaha kesesuaian kegiatan pemanfaatan ruang sosial keagamaan',
};
const APPLYING = 'layanan urus ajukan permohonan izin syarat dokumen biaya waktu';

/** A service, with links to its documents, its form and its page of the guide. */
export function serviceEntry(service: SearchedService): SearchEntry {
  const { id, name, abbreviation, description, documents, facts, form, guidePage, isOwn } = service;
  const open = { layanan: isOwn ? 'utama' : id };
  const target: SearchTarget = { kind: 'dialog', open };
  return {
    id,
    group: 'services',
    title: name,
    keywords: `${abbreviation} ${SERVICE_WORDS[id] ?? ''} ${APPLYING}`,
    lines: [description, texts.documentsLine(documents.join(', ')), ...facts].map((text) => ({ text })),
    target,
    isMain: true,
    links: [
      { label: sharedTexts.documents, target },
      ...(form === undefined
        ? []
        : [{ label: sharedTexts.formShort, target: { kind: 'tab', href: form } as const }]),
      ...(guidePage === undefined
        ? []
        : [{ label: sharedTexts.guide, target: { kind: 'dialog', open: { panduan: guidePage } } } as const]),
    ],
  };
}

/** The terms of a priority form open over the services. */
export function termsEntry({ service, title, rules }: SearchedTerms): SearchEntry {
  return {
    id: `${service}-prioritas`,
    group: 'services',
    title: texts.termsTitle(title),
    lines: rules.map((text) => ({ text })),
    target: { kind: 'dialog', open: { syarat: service } },
  };
}

// Other names that people use for what they write about: it is a main entry then.
const INTERACTION_WORDS: Readonly<Record<string, string>> = {
  complaint:
    'lapor laporkan laporan mengadu adukan aduan keluhan komplain protes bangunan rumah tetangga liar melanggar pelanggaran tanpa izin petugas',
};

/** A card of the interaction dialog opens that, and has the ways to write to the office at once. */
export function interactionEntry({ id, name, description, ways }: SearchedInteraction): SearchEntry {
  const words = INTERACTION_WORDS[id];
  return {
    id,
    group: 'services',
    title: name,
    keywords: words ?? 'layanan petugas',
    lines: [{ text: description }],
    target: { kind: 'dialog', open: { layanan: 'interaksi' } },
    ...(words !== undefined && { isMain: true }),
    links: ways.map(({ label, href }) => ({ label, target: { kind: 'tab', href } })),
  };
}

/** A layer of the map is opened from the map dialog. */
export function layerEntry({ name, description, within }: SearchedLayer): SearchEntry {
  return {
    id: [...within, name].join('/'),
    group: 'layers',
    title: name,
    keywords: 'layer peta',
    lines: [{ text: [...within, description].filter((part) => part !== '').join(' › ') }],
    target: { kind: 'dialog', open: { layanan: 'peta' }, layer: name },
  };
}

/** A contact of the office is at the end of the page. */
export function contactEntry({ id, title, text, keywords, page }: SearchedContact): SearchEntry {
  return {
    id,
    group: 'contact',
    title,
    keywords,
    lines: [{ text }],
    target: page === undefined ? { kind: 'section', anchor: 'footer' } : { kind: 'page', href: page },
    isMain: true,
  };
}
