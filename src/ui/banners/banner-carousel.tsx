import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { BannerSlide } from '../../domain/banners/banner.ts';
import * as texts from '../../domain/banners/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Icon } from '../shared/icon.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import { useSeen } from '../shared/use-seen.ts';
import { BannerSlides } from './banner-slides.tsx';
import { shownSlide, turnSlide } from './shown-slide.ts';
import { useEarlySwipe } from './use-early-swipe.ts';
import { type Rotation, useRotation } from './use-rotation.ts';
import './banner-carousel.scss';

/**
 * The banner carousel (spec §2 Banner carousel): its first slide is part of the served page. The engine that turns the
 * slides is loaded shortly before their first turn, or when a visitor is about to use them; until then arrows, dots,
 * keys and swipes change the served slide itself.
 */
export function BannerCarousel() {
  const { site } = useDependencies();
  const slides = useSelector(site.banners, (snapshot) => snapshot.context.slides);
  const waiting = useSelector(site.banners, (snapshot) => snapshot.matches({ feed: 'loading' }));
  const [root, seen] = useSeen<HTMLElement>();
  const [isRunning, setRunning] = useState(false);
  const isEmpty = slides.length === 0 && !waiting;
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const rotation = useRotation();
  const { onFocus, onBlur } = rotation.focus;
  const swipe = useEarlySwipe(!isRunning && slides.length > 1);

  return (
    <section
      ref={root}
      className="banner"
      aria-roledescription="carousel"
      aria-label={texts.gambarUtama}
      onPointerEnter={touch}
      onPointerDown={touch}
      onFocus={(event) => {
        touch();
        onFocus(event);
      }}
      onBlur={onBlur}
    >
      <div className={isEmpty ? 'banner__stage banner__stage--empty' : 'banner__stage'} {...swipe}>
        {slides.length > 0 ? (
          <BannerSlides
            // Other slides are another carousel.
            key={slides.map(({ name }) => name).join('|')}
            slides={slides}
            isSeen={seen}
            isTouched={isTouched}
            isTurning={rotation.isTurning}
            onRunning={setRunning}
          />
        ) : isEmpty ? (
          <NoBanners />
        ) : (
          <Skeleton shape="banner" />
        )}
      </div>
      {slides.length > 1 && <BannerControls slides={slides} rotation={rotation} />}
    </section>
  );
}

/** Replaces the banners: the message of spec §8 Banners and one next step. */
function NoBanners() {
  const { site } = useDependencies();
  return (
    <div className="banner__empty">
      <EmptyState
        drawing="image"
        title={texts.gambarUtamaBelumTersedia}
        cause={texts.noImagesAvailable}
        action={{
          label: texts.muatUlang,
          icon: 'refresh',
          onAct: () => site.banners.send({ type: 'feed.retried' }),
        }}
      />
    </div>
  );
}

function BannerControls(props: { slides: readonly BannerSlide[]; rotation: Rotation }): ReactNode {
  const { slides, rotation } = props;
  const { banners } = useDependencies().site;
  const index = useSelector(banners, shownSlide);
  const playing = useSelector(banners, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const current = slides[index] ?? slides[0];
  return (
    <div className="banner__controls">
      <p className="banner__name" aria-live={rotation.isTurning ? 'off' : 'polite'}>
        <span>{current?.name}</span>
      </p>
      <div className="banner__tools">
        <ArrowButton
          direction="previous"
          of={texts.gambarUtamaSmall}
          className="banner__arrow"
          onTurn={() => turnSlide(banners, -1)}
        />
        <ul className="banner__dots">
          {slides.map((slide, position) => (
            <li key={slide.name}>
              <button
                type="button"
                className="banner__dot"
                aria-label={texts.slide(position + 1)}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => banners.send({ type: 'slide.changed', index: position })}
              />
            </li>
          ))}
        </ul>
        <ArrowButton
          direction="next"
          of={texts.gambarUtamaSmall}
          className="banner__arrow"
          onTurn={() => turnSlide(banners, 1)}
        />
        <button
          type="button"
          className="button button--icon"
          aria-label={playing ? texts.jedaGambarUtama : texts.lanjutkanGambarUtama}
          onClick={rotation.toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
    </div>
  );
}
