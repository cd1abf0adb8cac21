import { useLayoutEffect } from 'react';
import type { Regulation } from '../../domain/regulations/regulation.ts';
import { pageTitle } from '../../domain/regulations/regulation-words.ts';
import { sectionAt } from '../../domain/regulations/section-at.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import { useDependencies } from '../dependencies.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { useHydrated } from '../hydrated.tsx';
import { LegalProductsDropdown } from '../legal-products/dropdown.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { RegulationView } from '../regulations/regulation-view.tsx';
import { SearchButton, SearchField } from '../search/search-link.tsx';
import { ApplicationFailed } from '../shared/application-failed.tsx';
import { PageFeedback } from '../shared/page-feedback.tsx';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { LateStyles } from './late-styles.tsx';

/** What the page of a regulation shows. */
export interface LoadedRegulation {
  readonly regulation: Regulation;
  /** The end of the address of an article or annex; absent for the whole. */
  readonly id?: string;
}

/** A regulation of which the text stands on this site (spec §2 Regulation pages). */
export function RegulationPage({ regulation, id }: LoadedRegulation) {
  const { abbreviation } = useDependencies().config.centre;
  const title = pageTitle(regulation, id === undefined ? undefined : sectionAt(regulation, id)?.section);
  useHydrated();
  // The page that is kept for use without network has no title of its own.
  useLayoutEffect(() => {
    document.title = `${title} | ${abbreviation}`;
  }, [title, abbreviation]);
  return (
    <>
      <SkipLink to="isi" />
      <Header search={<SearchButton page={false} />} />
      <NavigationBar
        elsewhere={{ tab: 'produk' }}
        dropdown={(active) => <LegalProductsDropdown active={active} sectionHref="/home#products" />}
        search={<SearchField page={false} />}
      />
      <main id="isi" tabIndex={-1}>
        <SectionBoundary name="regulation">
          <RegulationView key={id} regulation={regulation} id={id} />
          <div className="wrap">
            <PageFeedback title={title} path={sectionAddress(regulation.slug, id)} />
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
