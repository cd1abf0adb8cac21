import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Swiper as Engine } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { BannerSlide } from '../../domain/banners/banner.ts';
import { BANNER_AUTOPLAY_DELAY_MS } from '../../domain/banners/banner-slides.ts';
import { useDependencies } from '../dependencies.tsx';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { BannerImageLink } from './banner-image-link.tsx';
import 'swiper/css';

/** The slides, and where to hand the engine once it runs. */
export interface BannerSwiperProps {
  readonly slides: readonly BannerSlide[];
  readonly onReady: (engine: Engine) => void;
}

/** The turning slides: looping, 6000 ms apart, not stopped by a visitor's touch (spec §9 Banner). */
export function BannerSwiper({ slides, onReady }: BannerSwiperProps) {
  const { banners } = useDependencies().site;
  const playing = useSelector(banners, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const index = useSelector(banners, (snapshot) => snapshot.context.index);
  const [initial] = useState(() => banners.getSnapshot().context.index);
  // Without a transition there is none whose end the engine could wait for.
  const reduced = useReducedMotion();
  const [engine, setEngine] = useState<Engine>();

  // The machine says which slide is in sight; a click that came while the engine started went to it alone.
  useEffect(() => {
    if (engine === undefined || engine.destroyed || engine.realIndex === index) return;
    engine.slideToLoop(index);
  }, [engine, index]);

  useEffect(() => {
    if (engine === undefined || engine.destroyed) return;
    if (playing) engine.autoplay.start();
    else engine.autoplay.stop();
  }, [engine, playing]);

  return (
    <Swiper
      modules={[Autoplay, Keyboard]}
      className="banner__swiper"
      loop
      loopPreventsSliding={false}
      initialSlide={initial}
      speed={reduced ? 0 : 240}
      autoplay={{ delay: BANNER_AUTOPLAY_DELAY_MS, disableOnInteraction: false }}
      keyboard={{ onlyInViewport: true }}
      onSwiper={(swiper) => {
        setEngine(swiper);
        onReady(swiper);
      }}
      onRealIndexChange={(swiper) => banners.send({ type: 'slide.changed', index: swiper.realIndex })}
    >
      {slides.map((slide, position) => (
        <SwiperSlide key={slide.name} role="group" aria-label={`Slide ${position + 1} dari ${slides.length}`}>
          {({ isActive }) => (
            <div className="banner__slide" inert={!isActive}>
              <BannerImageLink slide={slide} eager={position === initial} />
            </div>
          )}
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
