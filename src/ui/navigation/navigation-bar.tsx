import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { TabId } from '../../domain/navigation/tabs.ts';
import * as texts from '../../domain/navigation/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
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

/**
 * The seven tabs in their fixed order (spec §2 Navigation bar): a row on desktop, a grid of three columns on
 * mobile. Every one is a plain link or button, so that it works before hydration.
 */
export function NavigationBar({ elsewhere, dropdown, search }: NavigationBarProps) {
  const { config, site } = useDependencies();
  const chosen = useSelector(site.navigation, (snapshot) => snapshot.value as TabId);
  const home = elsewhere === undefined;
  const hasGuide = config.guideViewer === 'here' || config.links.guide !== undefined;
  const active = elsewhere ? elsewhere.tab : chosen;
  const section = (id: string): string => (home ? `#${id}` : `/home#${id}`);
  const tab = (id: TabId) => ({
    className: 'tab',
    'aria-current': active === id ? (elsewhere ? ('page' as const) : ('true' as const)) : undefined,
    onClick: () => site.navigation.send({ type: 'tab.activated', tab: id }),
  });

  return (
    <nav className={hasGuide ? 'tabs' : 'tabs tabs--six'} aria-label={texts.navigasiUtama}>
      <ul className="wrap tabs__list">
        <li>
          <a {...tab('beranda')} href={section('home')}>
            <TabWords icon="home" words={texts.beranda} />
          </a>
        </li>
        <li className="needs-application">
          <DialogLink {...tab('profil')} open={{ profil: true }} page={home}>
            <TabWords icon="people" words={texts.profil(config.centre.abbreviation)} />
          </DialogLink>
        </li>
        <li>
          <a {...tab('layanan')} href={section('services')}>
            <TabWords icon="layers" words={texts.layanan} />
          </a>
        </li>
        <li>
          <a {...tab('peta')} href="/peta" target="_blank" rel="noopener">
            <TabWords icon="map" words={texts.peta} mark="arrow-out" />
          </a>
        </li>
        <li>{dropdown(active === 'produk')}</li>
        {config.guideViewer === 'here' ? (
          <li className="needs-application">
            <DialogLink {...tab('panduan')} open={{ panduan: 1 }} page={home}>
              <TabWords icon="book" words={texts.panduan} />
            </DialogLink>
          </li>
        ) : (
          config.links.guide && (
            <li>
              <a {...tab('panduan')} href={config.links.guide} target="_blank" rel="noopener noreferrer">
                <TabWords icon="book" words={texts.panduan} mark="arrow-out" />
              </a>
            </li>
          )
        )}
        <li>
          <a {...tab('kontak')} href={section('footer')}>
            <TabWords icon="phone" words={texts.kontak} />
          </a>
        </li>
      </ul>
      <div className="tabs__search">{search}</div>
    </nav>
  );
}
