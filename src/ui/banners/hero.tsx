import type { ReactNode } from 'react';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import './hero.scss';

/**
 * The first screen: the tasks to choose from, and the banner carousel beside them, or above them on a phone (spec §2
 * Section order).
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero" id="home" aria-label={sharedTexts.home}>
      {children}
      <BannerCarousel />
    </section>
  );
}
