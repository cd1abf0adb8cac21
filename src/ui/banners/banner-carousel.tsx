import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { playsOn } from '../../domain/banners/autoplay.ts';
import type { BannerSlide } from '../../domain/banners/banner.ts';
import * as texts from '../../domain/banners/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { Icon } from '../shared/icon.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import { BannerSlides } from './banner-slides.tsx';
import { shownSlide, turnSlide } from './shown-slide.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useEarlySwipe } from './use-early-swipe.ts';
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
  const isMoved = useSelector(site.autoplay, (snapshot) => snapshot.matches({ engine: 'ready' }));
  const isEmpty = slides.length === 0 && !waiting;
  const { root, onFocus, onBlur, reach } = useAutoplay();
  const swipe = useEarlySwipe(!isMoved && slides.length > 1);

  return (
    <section
      ref={root}
      className="banner"
      aria-roledescription={sharedTexts.carousel}
      aria-label={sharedTexts.mainPictures}
      onPointerEnter={reach}
      onPointerDown={reach}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={isEmpty ? 'banner__stage banner__stage--empty' : 'banner__stage'} {...swipe}>
        {slides.length > 0 ? (
          <BannerSlides
            // Other slides are another carousel.
            key={slides.map(({ name }) => name).join('|')}
            slides={slides}
          />
        ) : isEmpty ? (
          <NoBanners />
        ) : (
          <Skeleton shape="banner" />
        )}
      </div>
      {slides.length > 1 && <BannerControls slides={slides} />}
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
        title={texts.emptyTitle}
        cause={texts.emptyCause}
        action={{
          label: sharedTexts.reload,
          icon: 'refresh',
          onAct: () => site.banners.send({ type: 'feed.retried' }),
        }}
      />
    </div>
  );
}

function BannerControls({ slides }: { slides: readonly BannerSlide[] }): ReactNode {
  const { autoplay, banners } = useDependencies().site;
  const index = useSelector(banners, shownSlide);
  const playing = useSelector(banners, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const isTurning = useSelector(autoplay, ({ context }) => playsOn(context));
  const current = slides[index] ?? slides[0];
  return (
    <div className="banner__controls">
      <p className="banner__name" aria-live={isTurning ? 'off' : 'polite'}>
        <span>{current?.name}</span>
      </p>
      <div className="banner__tools">
        <ArrowButton
          direction="previous"
          of={texts.arrowsOf}
          className="banner__arrow"
          onTurn={() => turnSlide(banners, -1)}
        />
        <ul className="banner__dots">
          {slides.map((slide, position) => (
            <li key={slide.name}>
              <button
                type="button"
                className="banner__dot"
                aria-label={texts.slideLabel(position + 1)}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => banners.send({ type: 'slide.changed', index: position })}
              />
            </li>
          ))}
        </ul>
        <ArrowButton
          direction="next"
          of={texts.arrowsOf}
          className="banner__arrow"
          onTurn={() => turnSlide(banners, 1)}
        />
        <button
          type="button"
          className="button button--icon"
          aria-label={playing ? texts.pauseLabel : texts.resumeLabel}
          onClick={() => banners.send({ type: 'playback.toggled' })}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
    </div>
  );
}
