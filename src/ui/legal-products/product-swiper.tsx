import type { Swiper as Engine } from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import { BREAKPOINTS } from '../shared/breakpoints.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { ProductCard } from './product-card.tsx';
import 'swiper/css';

/** The products in section order, and where to hand the engine once it runs. */
export interface ProductSwiperProps {
  readonly products: readonly LegalProduct[];
  readonly onReady: (engine: Engine) => void;
}

// 1, 2, 3 and 4 cards a view by the breakpoints of the look; the gap follows the grid.
const VIEWS = {
  [BREAKPOINTS.s]: { slidesPerView: 2, spaceBetween: 24 },
  [BREAKPOINTS.m]: { slidesPerView: 3, spaceBetween: 24 },
  [BREAKPOINTS.l]: { slidesPerView: 4, spaceBetween: 32 },
} as const;

/** The looping carousel of legal products: swipe, keys, and no slide that Tab reaches out of sight. */
export function ProductSwiper({ products, onReady }: ProductSwiperProps) {
  // Without a transition there is none whose end the engine could wait for.
  const reduced = useReducedMotion();
  return (
    <Swiper
      modules={[Keyboard, A11y]}
      className="legal__swiper"
      slidesPerView={1.15}
      spaceBetween={16}
      breakpoints={VIEWS}
      loop={products.length > 4}
      loopPreventsSliding={false}
      speed={reduced ? 0 : 240}
      watchSlidesProgress
      keyboard={{ onlyInViewport: true }}
      a11y={{ slideLabelMessage: '{{index}} dari {{slidesLength}}' }}
      onSwiper={onReady}
    >
      {products.map((product) => (
        <SwiperSlide key={`${product.name} ${product.url}`}>
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
