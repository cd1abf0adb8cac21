import { useEffect, useLayoutEffect, useState } from 'react';
import type { ActorOf } from '../../application/machines.ts';
import type { Heading } from '../../domain/guide/live-pages.ts';
import type { PageLayout } from '../../domain/guide/spread.ts';
import { afterPaint } from '../shared/after-paint.ts';
import { type BookEngine, closeEngine, headingOf } from './book-engine.ts';
import { BookFollower } from './book-follower.ts';
import { paintCopies } from './paint-copies.ts';

/** What the engine needs from the guide. */
export interface EngineInputs {
  readonly guide: ActorOf<'guide'>;
  readonly layout: PageLayout;
  readonly isAnimated: boolean;
  /** Called with the open page once nothing turns, zero-based. */
  readonly onRest: (index: number) => void;
  /** Called with the direction of a turn that has begun. */
  readonly onHeading: (heading: Heading) => void;
}

interface EngineEvent {
  readonly object: BookEngine;
  readonly data: unknown;
}

/**
 * Owns the engine that react-pageflip makes: connects it with the machine once it exists, and ends it with the book,
 * since the component itself leaves its listeners and its frames behind.
 */
export function useBookEngine(inputs: EngineInputs) {
  const [owner] = useState(() => new BookEngineOwner(inputs));
  useLayoutEffect(() => {
    owner.inputs = inputs;
  });
  useEffect(() => {
    owner.isWanted = true;
    return () => owner.end();
  }, [owner]);
  return owner;
}

class BookEngineOwner {
  inputs: EngineInputs;
  isWanted = true;
  #engine: BookEngine | undefined;
  #follower: BookFollower | undefined;
  #stop: (() => void) | undefined;

  constructor(inputs: EngineInputs) {
    this.inputs = inputs;
  }

  readonly begin = ({ object: engine }: EngineEvent) => {
    // The engine reports this a moment after it was made; the book may be gone by then.
    if (!this.isWanted) return closeEngine(engine);
    const { guide, layout } = this.inputs;
    this.#engine = engine;
    const follower = new BookFollower({ engine, guide, layout, isAnimated: () => this.inputs.isAnimated });
    // A turn copies the drawings of both its sides: the frame that says which page is open comes first.
    let cancel: () => void = () => undefined;
    const subscription = guide.subscribe(() => {
      cancel();
      cancel = afterPaint(() => follower.follow());
    });
    const unpaint = paintCopies(engine.getUI().getDistElement());
    this.#follower = follower;
    this.#stop = () => {
      subscription.unsubscribe();
      cancel();
      unpaint();
    };
    follower.follow();
  };

  readonly report = ({ object, data }: EngineEvent) => {
    this.#follower?.hear(Number(data), object.getState());
    this.inputs.onRest(Number(data));
  };

  readonly sense = ({ object, data }: EngineEvent) => {
    if (data === 'read') return;
    // The engine reports this before it knows the direction of a drag.
    queueMicrotask(() => {
      const heading = headingOf(object);
      if (heading !== undefined) this.inputs.onHeading(heading);
    });
  };

  measure() {
    this.#engine?.update();
  }

  end() {
    this.isWanted = false;
    this.#stop?.();
    if (this.#engine) closeEngine(this.#engine);
    this.#engine = undefined;
    this.#follower = undefined;
  }
}
