import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { homeTitle } from '../../domain/shared/page-title.ts';
import { Hero } from '../banners/hero.tsx';
import { useDependencies } from '../dependencies.tsx';
import { DialogHost } from '../dialog-host.tsx';
import { Footer } from '../footer/footer.tsx';
import { GallerySection } from '../gallery/gallery-section.tsx';
import { Header } from '../header/header.tsx';
import { useHydrated } from '../hydrated.tsx';
import { Leadership } from '../leadership/leadership.tsx';
import { LegalProductsDropdown } from '../legal-products/dropdown.tsx';
import { LegalProductsSection } from '../legal-products/legal-products-section.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { NewsSection } from '../news/news-section.tsx';
import { StoredContentNotice } from '../offline/stored-content.tsx';
import { SearchButton, SearchField } from '../search/search-link.tsx';
import { ServiceHub } from '../services/service-hub.tsx';
import { TaskPanel } from '../services/task-panel.tsx';
import { ApplicationFailed } from '../shared/application-failed.tsx';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { SupportVideo } from '../support-video/support-video.tsx';
import { LateStyles } from './late-styles.tsx';

/** The sections of the landing page by their anchors, in the order of spec §2 Section order. */
const SECTIONS: readonly (readonly [anchor: string, section: ReactNode])[] = [
  [
    'home',
    <Hero key="home">
      <TaskPanel />
    </Hero>,
  ],
  ['leadership', <Leadership key="leadership" />],
  ['support-video', <SupportVideo key="support-video" />],
  ['services', <ServiceHub key="services" />],
  ['peta', <div key="peta" id="peta" />],
  ['news', <NewsSection key="news" />],
  ['products', <LegalProductsSection key="products" />],
  ['gallery', <GallerySection key="gallery" />],
];

/** The landing page: a failure of one part does not affect the others. */
export function HomePage() {
  const { config } = useDependencies();
  useHydrated();
  // A shared page has the title of what is shared, until that is closed. This runs before any dialog remembers the
  // title.
  useLayoutEffect(() => {
    document.title = homeTitle(config);
  }, [config]);
  return (
    <DialogHost>
      <SkipLink to="home" />
      <SectionBoundary name="header">
        <Header search={<SearchButton />} />
      </SectionBoundary>
      <SectionBoundary name="navigation">
        <NavigationBar
          dropdown={(active) => <LegalProductsDropdown active={active} sectionHref="#products" />}
          search={<SearchField />}
        />
      </SectionBoundary>
      <main>
        {SECTIONS.map(([anchor, section], index) => (
          <Fragment key={anchor}>
            <SectionBoundary name={anchor}>{section}</SectionBoundary>
            {index === 0 && <LateStyles />}
          </Fragment>
        ))}
      </main>
      <SectionBoundary name="footer">
        <Footer />
      </SectionBoundary>
      <StoredContentNotice />
      <ApplicationFailed />
    </DialogHost>
  );
}
