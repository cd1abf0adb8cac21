import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Swiper as Engine } from 'swiper';
import { Keyboard } from 'swiper/modules';
import { upperDialog } from '../../domain/navigation/dialogs.ts';
import { wrapAround } from '../../domain/shared/wrap-around.ts';
import { useDependencies } from '../dependencies.tsx';
import { useFollower } from '../shared/use-follower.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { shownSlide } from './shown-slide.ts';
import 'swiper/css';

/** The slides that the engine moves. */
export interface BannerEngineProps {
  readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Moves the slides that are already on the page, in a loop, to the one that the machine shows (spec §2 Banner carousel). It draws nothing
 * itself, so that the first slide stays the served element. When they turn is no clock's of the engine, whose own runs with every frame
 * and keeps a page that is at rest drawing.
 */
export function BannerEngine({ frame }: BannerEngineProps) {
  const { autoplay, banners, dialogs } = useDependencies().site;
  const reduced = useReducedMotion();
  const [engine, setEngine] = useState<Engine>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later changes are passed to it below
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const made = startEngine(frame.current, shownSlide(banners.getSnapshot()));
    followEngine(made, banners);
    setEngine(made);
    return () => void made.destroy();
  }, []);

  // It listens to every key of the document, those of a dialog as well.
  const isCovered = useSelector(
    dialogs,
    ({ value }) => upperDialog((id) => value[id] === 'open') !== undefined,
  );
  useEffect(() => {
    if (isCovered) engine?.keyboard.disable();
    else engine?.keyboard.enable();
  }, [engine, isCovered]);

  useEffect(() => {
    if (!engine) return;
    const hold = () => autoplay.send({ type: 'conditions.changed', change: { isHeld: true } });
    const letGo = () => autoplay.send({ type: 'conditions.changed', change: { isHeld: false } });
    engine.on('touchStart', hold);
    engine.on('touchEnd', letGo);
    autoplay.send({ type: 'engine.came' });
    return () => {
      engine.off('touchStart', hold);
      engine.off('touchEnd', letGo);
      autoplay.send({ type: 'engine.left' });
    };
  }, [engine, autoplay]);

  // Without a transition the engine would wait for an end that never comes.
  useEffect(() => {
    if (engine) engine.params.speed = reduced ? 0 : 240;
  }, [engine, reduced]);

  // The machine knows which slide is shown.
  const follow = useCallback(() => {
    if (engine && !engine.destroyed) turnTo(engine, shownSlide(banners.getSnapshot()));
  }, [engine, banners]);
  useFollower(banners, follow);

  return null;
}

/**
 * Turns onward to the neighbour after the slide, back to the one before it, also from the last to the first. At once: the engine's own
 * `slideToLoop` waits for a frame, and by then would bring back a slide that is no longer asked for.
 */
function turnTo(engine: Engine, index: number): void {
  const count = engine.slides.length;
  if (index === engine.realIndex) return;
  if (index === wrapAround(engine.realIndex + 1, count)) engine.slideNext();
  else if (index === wrapAround(engine.realIndex - 1, count)) engine.slidePrev();
  else engine.slideTo(engine.getSlideIndexByData(index));
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
      if (resized === 0 && !engine.destroyed) turnTo(engine, shownSlide(banners.getSnapshot()));
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

function startEngine(frame: HTMLElement, index: number): Engine {
  return new Engine(frame, {
    modules: [Keyboard],
    loop: true,
    loopPreventsSliding: false,
    initialSlide: index,
    keyboard: { onlyInViewport: true },
  });
}
