import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { Swiper as Engine } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import { BANNER_AUTOPLAY_DELAY_MS } from '../../domain/banners/banner-slides.ts';
import { useDependencies } from '../dependencies.tsx';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import 'swiper/css';

/** The slides, whether they turn by themselves, when the first turn is due, and a callback for the running engine. */
export interface BannerEngineProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly isTurning: boolean;
  /** Milliseconds from now. */
  readonly firstTurnIn: () => number;
  readonly onReady: (engine: Engine | undefined) => void;
}

/**
 * Turns the slides that are already on the page: looping, 6000 ms apart, not stopped by a visitor's touch (spec §9
 * Banner). It draws nothing itself, so that the first slide stays the served element.
 */
export function BannerEngine({ frame, isTurning, firstTurnIn, onReady }: BannerEngineProps) {
  const { banners } = useDependencies().site;
  const index = useSelector(banners, (snapshot) => snapshot.context.index);
  const reduced = useReducedMotion();
  const [engine, setEngine] = useState<Engine>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later changes are passed to it below
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const made = startEngine(frame.current, index, firstTurnIn());
    followEngine(made, banners);
    setEngine(made);
    onReady(made);
    return () => {
      onReady(undefined);
      made.destroy();
    };
  }, []);

  // Without a transition the engine would wait for an end that never comes.
  useEffect(() => {
    if (engine) engine.params.speed = reduced ? 0 : 240;
  }, [engine, reduced]);

  // The machine knows which slide is shown; it alone received a click from while the engine started.
  useEffect(() => {
    if (engine === undefined || engine.realIndex === index) return;
    engine.slideToLoop(index);
  }, [engine, index]);

  useEffect(() => {
    if (engine === undefined || isTurning === engine.autoplay.running) return;
    if (isTurning) engine.autoplay.start();
    else engine.autoplay.stop();
  }, [engine, isTurning]);

  return null;
}

/**
 * Says to the machine which slide the engine has turned to. Two frames after its size has changed the engine lays its slides out anew,
 * and by that goes back from a slide that it was asked for meanwhile: that is no turn, and it is asked again.
 */
function followEngine(engine: Engine, banners: ReturnType<typeof useDependencies>['site']['banners']): void {
  let resized = 0;
  const follow = () => banners.send({ type: 'slide.changed', index: engine.realIndex });
  engine.on('beforeResize', () => {
    resized += 1;
    const settled = () => {
      resized -= 1;
      const { index } = banners.getSnapshot().context;
      if (resized === 0 && !engine.destroyed && engine.realIndex !== index) engine.slideToLoop(index);
    };
    requestAnimationFrame(() => requestAnimationFrame(settled));
  });
  engine.on('realIndexChange', () => {
    if (resized === 0) follow();
  });
  // A turn, which laying out is not.
  engine.on('slideChangeTransitionStart', () => {
    if (resized > 0) follow();
  });
}

function startEngine(frame: HTMLElement, index: number, firstTurnIn: number): Engine {
  const first = frame.querySelectorAll<HTMLElement>('.swiper-slide')[index];
  first?.setAttribute(OWN_DELAY, String(firstTurnIn));
  const engine = new Engine(frame, {
    modules: [Autoplay, Keyboard],
    loop: true,
    loopPreventsSliding: false,
    initialSlide: index,
    autoplay: { delay: BANNER_AUTOPLAY_DELAY_MS, disableOnInteraction: false },
    keyboard: { onlyInViewport: true },
  });
  engine.once('slideChange', () => first?.removeAttribute(OWN_DELAY));
  // Its autoplay waits for the browser's transition, which never comes without motion, or where a resized window lays
  // the slides out again.
  engine.on('transitionEnd', ({ autoplay }) => {
    if (autoplay.paused) autoplay.resume();
  });
  return engine;
}

/** How a slide gets a delay of its own. */
const OWN_DELAY = 'data-swiper-autoplay';
