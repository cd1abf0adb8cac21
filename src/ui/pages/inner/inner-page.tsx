import { type ReactNode, useLayoutEffect } from 'react';
import { INNER_PAGES, type InnerPageId } from '../../../domain/navigation/inner-pages.ts';
import { homeTitle } from '../../../domain/shared/page-title.ts';
import { useDependencies } from '../../dependencies.tsx';
import { Footer } from '../../footer/footer.tsx';
import { Header } from '../../header/header.tsx';
import { useHydrated } from '../../hydrated.tsx';
import { LegalProductsDropdown } from '../../legal-products/dropdown.tsx';
import { NavigationBar } from '../../navigation/navigation-bar.tsx';
import { SearchButton, SearchField } from '../../search/search-link.tsx';
import { ApplicationFailed } from '../../shared/application-failed.tsx';
import { PageFeedback } from '../../shared/page-feedback.tsx';
import { SectionBoundary } from '../../shared/section-boundary.tsx';
import { SkipLink } from '../../shared/skip-link.tsx';
import { LateStyles } from '../late-styles.tsx';
import '../accessibility-statement.scss';
import './inner.scss';

/** A page of this site that only says something, between header and footer (contract "Addresses"). */
export function InnerPage({ id, children }: { id: InnerPageId; children: ReactNode }) {
  const { config } = useDependencies();
  const { path, title } = INNER_PAGES[id];
  const tabTitle = `${title} | ${homeTitle(config)}`;
  useHydrated();
  // The page for use without network has no title of its own.
  useLayoutEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <>
      <SkipLink to="isi" />
      <Header search={<SearchButton page={false} />} />
      <NavigationBar
        elsewhere={{ tab: id === 'mapData' ? 'peta' : undefined }}
        dropdown={(active) => <LegalProductsDropdown active={active} sectionHref="/home#products" />}
        search={<SearchField page={false} />}
      />
      <main id="isi" tabIndex={-1}>
        <SectionBoundary name="statement">
          <article className="statement wrap">{children}</article>
          <div className="wrap">
            <PageFeedback title={title} path={path} />
          </div>
        </SectionBoundary>
      </main>
      <LateStyles />
      <SectionBoundary name="footer">
        <Footer inner />
      </SectionBoundary>
      <ApplicationFailed />
    </>
  );
}
