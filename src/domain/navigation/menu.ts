import type { CityConfig } from '../city-config.ts';
import * as sharedTexts from '../shared/texts.ts';
import { dialogAddress, HOME } from './address.ts';
import type { OpenDialogs } from './dialogs.ts';
import type { TabId } from './tabs.ts';

/** Where a term of the menu leads: a section or a dialog of /home, the map, or a document outside. */
export type MenuTarget =
  | { readonly kind: 'section'; readonly section: string }
  | { readonly kind: 'dialog'; readonly open: OpenDialogs }
  | { readonly kind: 'map' }
  | { readonly kind: 'outside'; readonly href: string };

/** A term of the menu. */
export interface MenuTerm {
  readonly id: TabId;
  readonly name: string;
  readonly target: MenuTarget;
}

type Office = Pick<CityConfig, 'centre' | 'guideViewer' | 'links'>;

/**
 * The terms of every menu of the site, in the order of spec §2 Navigation bar: those of /home, of the pages beside it and of the map are all
 * made of them. On /home and beside it 'Produk Hukum' unfolds what it leads to.
 */
export function menuTerms({ centre, guideViewer, links }: Office): readonly MenuTerm[] {
  const guide: MenuTarget | undefined =
    guideViewer === 'here'
      ? { kind: 'dialog', open: { panduan: 1 } }
      : links.guide === undefined
        ? undefined
        : { kind: 'outside', href: links.guide };
  return [
    { id: 'beranda', name: sharedTexts.home, target: { kind: 'section', section: 'home' } },
    {
      id: 'profil',
      name: sharedTexts.profileOf(centre.abbreviation),
      target: { kind: 'dialog', open: { profil: true } },
    },
    { id: 'layanan', name: sharedTexts.services, target: { kind: 'section', section: 'services' } },
    { id: 'peta', name: sharedTexts.map, target: { kind: 'map' } },
    { id: 'produk', name: sharedTexts.legalProducts, target: { kind: 'section', section: 'products' } },
    ...(guide ? [{ id: 'panduan', name: sharedTexts.guide, target: guide } as const] : []),
    { id: 'kontak', name: sharedTexts.contact, target: { kind: 'section', section: 'footer' } },
  ];
}

/**
 * Gives the address that a term leads to.
 * @param isHome whether it stands on /home, where a section is a place of the same page
 */
export function menuAddress(target: MenuTarget, isHome = false): string {
  if (target.kind === 'section') return `${isHome ? '' : HOME}#${target.section}`;
  if (target.kind === 'dialog') return dialogAddress(target.open);
  return target.kind === 'map' ? '/peta' : target.href;
}
