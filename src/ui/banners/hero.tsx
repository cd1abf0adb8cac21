import type { ReactNode } from 'react';
import { BannerCarousel } from './banner-carousel.tsx';
import './hero.scss';

/**
 * The first screen: what the page asks first, and the banner carousel beside it, on a phone above it (spec §2
 * Section order).
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero" id="home" aria-label="Beranda">
      {children}
      <BannerCarousel />
    </section>
  );
}
