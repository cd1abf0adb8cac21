/** What a visitor has open, as the search parameters of /home say it (contract.md, Addresses). */
export type OpenDialogs = {
  layanan?: 'utama' | 'peta' | 'interaksi';
  syarat?: 'itr' | 'krk';
  profil?: true;
  artikel?: string;
  galeri?: string;
  /** 1-based, and only with `galeri`. */
  foto?: number;
  /** Page of the guide, 1-based. */
  panduan?: number;
};

const SERVICE_DIALOGS = ['utama', 'peta', 'interaksi'] as const;
const TERMS = ['itr', 'krk'] as const;

/**
 * Reads what an address opens (contract.md, Addresses). Unknown names and malformed values are dropped. The flag is
 * set by any value but false; terms bring the services dialog under them; a photo needs its gallery.
 * @param search parameters, as text or already read as numbers and booleans
 */
export function parseAddress(search: Readonly<Record<string, unknown>>): OpenDialogs {
  const open: OpenDialogs = {};
  const syarat = oneOf(TERMS, search.syarat);
  const layanan = syarat === undefined ? oneOf(SERVICE_DIALOGS, search.layanan) : 'utama';
  const artikel = identifier(search.artikel);
  const galeri = identifier(search.galeri);
  const foto = galeri === undefined ? undefined : ordinal(search.foto);
  const panduan = ordinal(search.panduan);
  if (layanan !== undefined) open.layanan = layanan;
  if (syarat !== undefined) open.syarat = syarat;
  if (isSet(search.profil)) open.profil = true;
  if (artikel !== undefined) open.artikel = artikel;
  if (galeri !== undefined) open.galeri = galeri;
  if (foto !== undefined) open.foto = foto;
  if (panduan !== undefined) open.panduan = panduan;
  return open;
}

/** Gives the search parameters of what is open; what parseAddress would drop is left out. */
export function formatAddress(open: OpenDialogs): Record<string, string | number | true> {
  return { ...parseAddress(open) };
}

/** Tells whether a number is one that people count by, from 1, as photos and pages are addressed. */
export function isOrdinal(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 1;
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((candidate) => candidate === value);
}

function identifier(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function ordinal(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && isOrdinal(number) ? number : undefined;
}

function isSet(value: unknown): value is true {
  return value !== undefined && value !== null && value !== false && value !== 'false';
}
