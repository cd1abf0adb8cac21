import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { useHydrated } from '../hydrated.tsx';
import { LegalProductsDropdown } from '../legal-products/dropdown.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { SearchButton, SearchField } from '../search/search-link.tsx';
import { ApplicationFailed } from '../shared/application-failed.tsx';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { AccessibilityStatement } from './accessibility-statement.tsx';
import { LateStyles } from './late-styles.tsx';
import './accessibility-statement.scss';

/** The statement on accessibility (spec §2 Accessibility statement). */
export function AccessibilityPage() {
  useHydrated();
  return (
    <>
      <SkipLink to="isi" />
      <Header search={<SearchButton page={false} />} />
      <NavigationBar
        elsewhere={{ tab: undefined }}
        dropdown={(active) => <LegalProductsDropdown active={active} sectionHref="/home#products" />}
        search={<SearchField page={false} />}
      />
      <main id="isi" tabIndex={-1}>
        <SectionBoundary name="statement">
          <AccessibilityStatement />
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
