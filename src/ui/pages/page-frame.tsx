import type { ReactNode } from 'react';
import type { TabId } from '../../domain/navigation/tabs.ts';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { useHydrated } from '../hydrated.tsx';
import { LegalProductsDropdown } from '../legal-products/dropdown.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { SearchButton, SearchField } from '../search/search-link.tsx';
import { ApplicationFailed } from '../shared/application-failed.tsx';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { LateStyles } from './late-styles.tsx';

/** What stands between header and footer. */
export interface PageFrameProps {
  /** What a failure of it is logged as. */
  readonly name: string;
  /** The tab that leads here, if one does. */
  readonly tab?: TabId | undefined;
  /** The id of what the skip link leads to, where that is not the whole. */
  readonly skipTo?: string | undefined;
  readonly className?: string;
  /** False where the page says the opening hours itself. */
  readonly hours?: boolean;
  readonly children: ReactNode;
}

/** A page beside the landing page: a failure of one part does not affect the others. */
export function PageFrame({ name, tab, skipTo = 'isi', className, hours = true, children }: PageFrameProps) {
  useHydrated();
  return (
    <>
      <SkipLink to={skipTo} />
      <Header search={<SearchButton page={false} />} />
      <NavigationBar
        elsewhere={{ tab }}
        dropdown={(active) => <LegalProductsDropdown active={active} sectionHref="/home#products" />}
        search={<SearchField page={false} />}
      />
      <main className={className} id="isi" tabIndex={-1}>
        <SectionBoundary name={name}>{children}</SectionBoundary>
      </main>
      <LateStyles />
      <SectionBoundary name="footer">
        <Footer inner hours={hours} />
      </SectionBoundary>
      <ApplicationFailed />
    </>
  );
}
