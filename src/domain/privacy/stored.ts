import * as texts from './texts.ts';

/** What of a build decides what is stored in the browser. */
export interface KeepingBuild {
  /** Whether the site is stored for a visit without network. */
  readonly offline: boolean;
  /** Whether pictures come through the image proxy. */
  readonly isProxied: boolean;
  /** Whether the testers' tools are part of it. */
  readonly qa: boolean;
}

/** Where a browser keeps something. */
export type StoragePlace = 'local' | 'session' | 'cache' | 'database';

/** Something that the site keeps in the browser (spec §2 Privacy). */
export interface StoredItem {
  /** Its name there; one that ends in … begins so. */
  readonly key: string;
  readonly place: StoragePlace;
  readonly why: string;
  readonly until: string;
  /** The builds that keep it; absent for all. */
  readonly in?: keyof KeepingBuild;
}

/** Everything that the site may keep. A test finds every name of the code here (contract "Storage keys"). */
export const STORED: readonly StoredItem[] = [
  { key: 'gallery_cache', place: 'local', why: texts.daftarFoto, until: texts.digantiYangBaru },
  { key: 'articles_cache', place: 'local', why: texts.daftarBerita, until: texts.digantiYangBaru },
  {
    key: 'langkah_centang',
    place: 'local',
    why: texts.langkahYangDicentang,
    until: texts.sampaiCentangDihapus,
  },
  { key: 'pengumuman', place: 'session', why: texts.pengumumanYangDitutup, until: texts.sampaiTabDitutup },
  { key: 'renewed_for', place: 'session', why: texts.versiYangDimuatUlang, until: texts.sampaiTabDitutup },
  {
    key: 'bupc-precache…',
    place: 'cache',
    why: texts.halamanTanpaJaringan,
    until: texts.sampaiVersiBaru,
    in: 'offline',
  },
  { key: 'bupc-files', place: 'cache', why: texts.berkasProgram, until: texts.tigaPuluhHari, in: 'offline' },
  {
    key: 'bupc-pictures',
    place: 'cache',
    why: texts.gambarYangDilihat,
    until: texts.tigaPuluhHari,
    in: 'offline',
  },
  {
    key: 'bupc-proxied',
    place: 'cache',
    why: texts.gambarDariPerantara,
    until: texts.tigaPuluhHari,
    in: 'isProxied',
  },
  { key: 'bupc-feeds', place: 'cache', why: texts.daftarLain, until: texts.digantiYangBaru, in: 'offline' },
  {
    key: 'bupc-guide',
    place: 'cache',
    why: texts.panduanYangDibuka,
    until: texts.digantiYangBaru,
    in: 'offline',
  },
  {
    key: 'workbox-expiration',
    place: 'database',
    why: texts.kapanGambarDilihat,
    until: texts.tigaPuluhHari,
    in: 'offline',
  },
  { key: 'qa_inspector…', place: 'local', why: texts.alatPenguji, until: texts.sampaiDihapus, in: 'qa' },
];

/** Gives what a build keeps. */
export function storedItems(build: KeepingBuild): readonly StoredItem[] {
  // The proxy's pictures are stored by what stores the site.
  const keeps = { ...build, isProxied: build.isProxied && build.offline };
  return STORED.filter((item) => item.in === undefined || keeps[item.in]);
}
