import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { BannerSlide } from '../../domain/banners/banner.ts';
import * as texts from '../../domain/banners/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { useChunk } from '../shared/use-chunk.ts';
import { usePaintedSelector } from '../shared/use-painted.ts';
import type { BannerEngineProps } from './banner-engine.tsx';
import { BannerImageLink } from './banner-image-link.tsx';
import { shownSlide } from './shown-slide.ts';

const loadEngine = () => import('./banner-engine.tsx').then((module) => module.BannerEngine);

/**
 * The slides: the first is part of the served page. The others are added with the engine that turns them, before its
 * first turn or when a visitor is about to use them; the first stays the served element. A press is answered by its controls, and the
 * slides follow a frame later.
 */
export function BannerSlides({ slides }: { slides: readonly BannerSlide[] }) {
  const { autoplay, banners } = useDependencies().site;
  const index = usePaintedSelector(banners, shownSlide);
  const [initial] = useState(index);
  const frame = useRef<HTMLDivElement>(null);
  const isAsked = useSelector(autoplay, (snapshot) => !snapshot.matches({ engine: 'unasked' }));
  const { component: TurningEngine, failed } = useChunk<BannerEngineProps>(
    loadEngine,
    slides.length > 1 && isAsked,
  );
  useEffect(() => {
    if (failed) autoplay.send({ type: 'engine.lost' });
  }, [failed, autoplay]);
  return (
    <div className="swiper banner__swiper" ref={frame}>
      <div className="swiper-wrapper">
        {slides.map(
          (slide, position) =>
            (TurningEngine || position === index) && (
              <div
                key={slide.name}
                className="swiper-slide"
                {...(slides.length > 1 && {
                  role: 'group',
                  'aria-label': texts.slidePosition({ number: position + 1, count: slides.length }),
                })}
              >
                <div className="banner__slide" inert={position !== index}>
                  <BannerImageLink slide={slide} eager={position === initial} />
                </div>
              </div>
            ),
        )}
      </div>
      {TurningEngine && <TurningEngine frame={frame} />}
    </div>
  );
}
