import { useAlive } from '../alive.tsx';
import { Hero } from '../banners/hero.tsx';
import { DialogHost } from '../dialog-host.tsx';
import { Footer } from '../footer/footer.tsx';
import { GallerySection } from '../gallery/gallery-section.tsx';
import { Header } from '../header/header.tsx';
import { Leadership } from '../leadership/leadership.tsx';
import { LegalProductsDropdown } from '../legal-products/dropdown.tsx';
import { LegalProductsSection } from '../legal-products/legal-products-section.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { NewsSection } from '../news/news-section.tsx';
import { ServiceHub } from '../services/service-hub.tsx';
import { TaskPanel } from '../services/task-panel.tsx';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { SupportVideo } from '../support-video/support-video.tsx';

/** The landing page, its sections in the order of spec §2 and contract "Addresses". */
export function HomePage() {
  useAlive();
  return (
    <DialogHost>
      <a className="skip-link" href="#home">
        Langsung ke isi
      </a>
      <SectionBoundary name="header">
        <Header />
      </SectionBoundary>
      <SectionBoundary name="navigation">
        <NavigationBar
          home
          dropdown={(active) => <LegalProductsDropdown active={active} sectionHref="#products" />}
        />
      </SectionBoundary>
      <main>
        <SectionBoundary name="home">
          <Hero>
            <TaskPanel />
          </Hero>
        </SectionBoundary>
        <SectionBoundary name="leadership">
          <Leadership />
        </SectionBoundary>
        <SectionBoundary name="support-video">
          <SupportVideo />
        </SectionBoundary>
        <SectionBoundary name="services">
          <ServiceHub />
        </SectionBoundary>
        <div id="peta" />
        <SectionBoundary name="news">
          <NewsSection />
        </SectionBoundary>
        <SectionBoundary name="products">
          <LegalProductsSection />
        </SectionBoundary>
        <SectionBoundary name="gallery">
          <GallerySection />
        </SectionBoundary>
      </main>
      <SectionBoundary name="footer">
        <Footer />
      </SectionBoundary>
    </DialogHost>
  );
}
