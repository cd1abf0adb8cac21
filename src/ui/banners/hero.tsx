import type { ReactNode } from 'react';
import { BannerCarousel } from './banner-carousel.tsx';
import './hero.scss';

/** The first screen: the banner carousel, and beside it what the page gives (spec §2, anchor home). */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero" id="home" aria-label="Beranda">
      <BannerCarousel />
      {children}
    </section>
  );
}
