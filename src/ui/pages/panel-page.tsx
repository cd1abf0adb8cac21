import type { ReactNode } from 'react';
import type { TabId } from '../../domain/navigation/tabs.ts';
import { useAlive } from '../alive.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { LegalProductsDropdown } from '../legal-products/dropdown.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { ApplicationFailed } from '../shared/application-failed.tsx';
import { ArtImage } from '../shared/art-image.tsx';
import { Icon } from '../shared/icon.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import './panel-page.scss';

/**
 * A page that is one gold panel on the night city: the hand-over pages and the fallback.
 * @param tab the tab that leads here, if one does
 */
export function PanelPage(props: { code?: string; title: string; tab?: TabId; children: ReactNode }) {
  const { code, title, tab, children } = props;
  useAlive();
  return (
    <>
      <SkipLink to="isi" />
      <Header />
      <NavigationBar
        elsewhere={{ tab }}
        dropdown={(active) => <LegalProductsDropdown active={active} sectionHref="/home#products" />}
      />
      <main className="panel-page" id="isi" tabIndex={-1}>
        <ArtImage
          className="panel-page__ground"
          src="/art/notfound.webp"
          alt=""
          width={1600}
          height={900}
          decoding="async"
          // Without network it may never have been seen; the ground under it is enough.
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden';
          }}
        />
        <div className="wrap panel-page__wrap">
          <div className="panel-page__panel">
            {code && <p className="panel-page__code">{code}</p>}
            <h1 className="panel-page__title">{title}</h1>
            {children}
          </div>
        </div>
      </main>
      <Footer />
      <ApplicationFailed />
    </>
  );
}

/** The way back to the landing page. */
export function WayHome() {
  return (
    <p className="panel-page__actions">
      <a className="button" href="/home">
        Kembali ke Beranda
        <Icon name="arrow-right" size="text" />
      </a>
    </p>
  );
}
