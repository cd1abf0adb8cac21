import type { CityConfig } from '../domain/city-config.ts';
import { guideTitle } from '../domain/guide/guide.ts';
import type { DialogId } from '../domain/navigation/dialogs.ts';
import { PRIORITY_TITLES } from '../domain/services/terms.ts';

/** The title and the width of a dialog, the same as in its own code: 480, 880 or 1040 px, or the whole screen. */
export interface DialogName {
  readonly title: string;
  readonly size: 'sm' | 'lg' | 'xl' | 'viewer';
}

/**
 * Says what is known of a dialog before its code has loaded.
 * @param centre whose name profile and guide have
 */
export function dialogName(id: DialogId, centre: CityConfig['centre']): DialogName {
  if (id === 'guide') return { title: guideTitle(centre.abbreviation), size: 'viewer' };
  return NAMES[id] ?? { title: `Profil ${centre.name}`, size: 'lg' };
}

const NAMES: Readonly<Partial<Record<DialogId, DialogName>>> = {
  services: { title: 'Layanan Tata Ruang', size: 'xl' },
  map: { title: 'PETA KOTA', size: 'xl' },
  interaction: { title: 'INTERAKSI TATA RUANG', size: 'lg' },
  itrTerms: { title: PRIORITY_TITLES.itr, size: 'sm' },
  krkTerms: { title: PRIORITY_TITLES.krk, size: 'sm' },
  article: { title: 'Detail Artikel', size: 'xl' },
  lightbox: { title: 'Galeri Foto', size: 'viewer' },
  finder: { title: 'Mau membangun apa?', size: 'xl' },
  search: { title: 'Cari di seluruh situs', size: 'xl' },
};
