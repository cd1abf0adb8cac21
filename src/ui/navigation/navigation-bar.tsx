import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { menuAddress, menuTerms } from '../../domain/navigation/menu.ts';
import type { TabId } from '../../domain/navigation/tabs.ts';
import * as texts from '../../domain/navigation/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import type { IconName } from '../shared/icon.tsx';
import { TabWords } from '../shared/tab-words.tsx';
import './navigation-bar.scss';

/** What the bar is given by its page. */
export interface NavigationBarProps {
  /** On a page without the sections, from which the tabs lead back to /home: the tab that leads to that page, if one does. */
  readonly elsewhere?: { readonly tab: TabId | undefined };
  /** The Produk Hukum tab, which belongs to the legal products. */
  readonly dropdown: (active: boolean) => ReactNode;
  /** The way to the search, beside the last tab on a phone. */
  readonly search: ReactNode;
}

const ICONS: Readonly<Record<Exclude<TabId, 'produk'>, IconName>> = {
  beranda: 'home',
  profil: 'people',
  layanan: 'layers',
  peta: 'map',
  panduan: 'book',
  kontak: 'phone',
};

const REL = { map: 'noopener', outside: 'noopener noreferrer' } as const;

/**
 * The seven tabs in their fixed order (spec §2 Navigation bar): a row on desktop, a grid of three columns on
 * mobile. Every one is a plain link or button, so that it works before hydration.
 */
export function NavigationBar({ elsewhere, dropdown, search }: NavigationBarProps) {
  const { config, site } = useDependencies();
  const chosen = useSelector(site.navigation, (snapshot) => snapshot.value as TabId);
  const home = elsewhere === undefined;
  const terms = menuTerms(config);
  const active = elsewhere ? elsewhere.tab : chosen;
  const tab = (id: TabId) => ({
    className: 'tab',
    'aria-current': active === id ? (elsewhere ? ('page' as const) : ('true' as const)) : undefined,
    onClick: () => site.navigation.send({ type: 'tab.activated', tab: id }),
  });

  return (
    <nav className={terms.length === 7 ? 'tabs' : 'tabs tabs--six'} aria-label={texts.menuLabel}>
      <ul className="wrap tabs__list">
        {terms.map(({ id, name, target }) => (
          <li key={id} className={target.kind === 'dialog' ? 'needs-application' : undefined}>
            {id === 'produk' ? (
              dropdown(active === 'produk')
            ) : target.kind === 'dialog' ? (
              <DialogLink {...tab(id)} open={target.open} page={home}>
                <TabWords icon={ICONS[id]} words={name} />
              </DialogLink>
            ) : target.kind === 'section' ? (
              <a {...tab(id)} href={menuAddress(target, home)}>
                <TabWords icon={ICONS[id]} words={name} />
              </a>
            ) : (
              <a {...tab(id)} href={menuAddress(target)} target="_blank" rel={REL[target.kind]}>
                <TabWords icon={ICONS[id]} words={name} mark="arrow-out" />
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="tabs__search">{search}</div>
    </nav>
  );
}
