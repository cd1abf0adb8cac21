import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Swiper as Engine } from 'swiper';
import type { BannerSlide } from '../../domain/banners/banner.ts';
import { wrapAround } from '../../domain/shared/wrap-around.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Icon } from '../shared/icon.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import { useChunk } from '../shared/use-chunk.ts';
import { useSeen } from '../shared/use-seen.ts';
import { BannerImageLink } from './banner-image-link.tsx';
import type { BannerSwiperProps } from './banner-swiper.tsx';
import './banner-carousel.scss';

const loadSlides = () => import('./banner-swiper.tsx').then((module) => module.BannerSwiper);

/**
 * The banner carousel (spec §2 Banner carousel): its first slide stands in the served page; the engine that turns the
 * slides arrives once the page is alive and takes its place without moving anything.
 */
export function BannerCarousel() {
  const { site } = useDependencies();
  const slides = useSelector(site.banners, (snapshot) => snapshot.context.slides);
  const waiting = useSelector(site.banners, (snapshot) => snapshot.matches({ feed: 'loading' }));
  const [root, seen] = useSeen<HTMLElement>();
  const { component: Slides } = useChunk<BannerSwiperProps>(loadSlides, seen && slides.length > 1);
  const [engine, setEngine] = useState<Engine>();
  const index = useSelector(site.banners, (snapshot) => snapshot.context.index);
  const first = slides[index] ?? slides[0];

  return (
    <section ref={root} className="banner" aria-roledescription="carousel" aria-label="Gambar utama">
      <div className="banner__stage">
        {first === undefined ? (
          waiting ? (
            <Skeleton shape="banner" />
          ) : (
            <NoBanners />
          )
        ) : Slides ? (
          <Slides slides={slides} onReady={setEngine} />
        ) : (
          <BannerImageLink slide={first} eager />
        )}
      </div>
      {first && <BannerControls slides={slides} engine={engine} />}
    </section>
  );
}

/** What stands where the banners would: the message of spec §8 Banners and one next step. */
function NoBanners() {
  const { site } = useDependencies();
  return (
    <div className="banner__empty">
      <EmptyState
        drawing="image"
        title="No images available"
        text="Gambar utama belum tersedia saat ini."
        action={{
          label: 'Muat ulang',
          icon: 'refresh',
          onAct: () => site.banners.send({ type: 'feed.retried' }),
        }}
      />
    </div>
  );
}

function BannerControls(props: { slides: readonly BannerSlide[]; engine: Engine | undefined }): ReactNode {
  const { slides, engine } = props;
  const { banners } = useDependencies().site;
  const index = useSelector(banners, (snapshot) => snapshot.context.index);
  const playing = useSelector(banners, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const current = slides[index] ?? slides[0];
  if (slides.length < 2) return null;
  // Until the engine is here the served slide itself changes, so that no click is lost.
  const show = (position: number) =>
    banners.send({ type: 'slide.changed', index: wrapAround(position, slides.length) });
  return (
    <div className="banner__controls">
      <p className="banner__name" aria-live={playing ? 'off' : 'polite'}>
        <span>{current?.name}</span>
      </p>
      <div className="banner__tools">
        <ArrowButton
          direction="previous"
          className="banner__arrow"
          onTurn={() => (engine ? engine.slidePrev() : show(index - 1))}
        />
        <ul className="banner__dots">
          {slides.map((slide, position) => (
            <li key={slide.name}>
              <button
                type="button"
                className="banner__dot"
                aria-label={`Slide ${position + 1}`}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => (engine ? engine.slideToLoop(position) : show(position))}
              />
            </li>
          ))}
        </ul>
        <ArrowButton
          direction="next"
          className="banner__arrow"
          onTurn={() => (engine ? engine.slideNext() : show(index + 1))}
        />
        <button
          type="button"
          className="button button--icon"
          aria-label={playing ? 'Jeda' : 'Lanjutkan'}
          onClick={() => banners.send({ type: 'playback.toggled' })}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
    </div>
  );
}
