import { useState } from 'react';
import type { Swiper as Engine } from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { type LegalProduct, productKey } from '../../domain/legal-products/legal-product.ts';
import * as texts from '../../domain/legal-products/texts.ts';
import { BREAKPOINTS } from '../shared/breakpoints.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { ProductCard } from './product-card.tsx';
import 'swiper/css';

/** The products in section order, and where to hand the engine once it runs. */
export interface ProductSwiperProps {
  readonly products: readonly LegalProduct[];
  readonly onReady: (engine: Engine) => void;
}

// 1, 2, 3 and 4 cards a view by the breakpoints of the look; the gap follows the grid. The engine knows pixels alone, so
// the text size a visitor has set is taken into account here.
function viewsByWidth() {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return {
    [Math.round(BREAKPOINTS.s * scale)]: { slidesPerView: 2, spaceBetween: 24 },
    [Math.round(BREAKPOINTS.m * scale)]: { slidesPerView: 3, spaceBetween: 24 },
    [Math.round(BREAKPOINTS.l * scale)]: { slidesPerView: 4, spaceBetween: 32 },
  };
}

/** The looping carousel of legal products: swipe, keys, and no slide that Tab reaches out of sight. */
export function ProductSwiper({ products, onReady }: ProductSwiperProps) {
  // Without a transition there is none whose end the engine could wait for.
  const reduced = useReducedMotion();
  const [views] = useState(viewsByWidth);
  return (
    <Swiper
      modules={[Keyboard, A11y]}
      className="legal__swiper"
      slidesPerView={1.15}
      spaceBetween={16}
      breakpoints={views}
      loop={products.length > 4}
      loopPreventsSliding={false}
      speed={reduced ? 0 : 240}
      watchSlidesProgress
      keyboard={{ onlyInViewport: true }}
      // The section says itself which card the arrows show; a live row would be read out as a whole.
      a11y={{ slideLabelMessage: texts.slideLabel, wrapperLiveRegion: false }}
      onSwiper={onReady}
    >
      {products.map((product) => (
        <SwiperSlide key={productKey(product)}>
          {({ isVisible }) => (
            <div className="legal__slide" inert={!isVisible}>
              <ProductCard product={product} />
            </div>
          )}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
