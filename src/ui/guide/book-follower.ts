import type { ActorOf } from '../../application/machines.ts';
import {
  liesWith,
  type OpenBook,
  type PageLayout,
  pageAfter,
  pageBefore,
} from '../../domain/guide/spread.ts';
import { type BookEngine, type EngineState, settle } from './book-engine.ts';

/** What connects the engine with the machine. */
export interface FollowerInputs {
  readonly engine: BookEngine;
  readonly guide: ActorOf<'guide'>;
  readonly layout: PageLayout;
  readonly isAnimated: () => boolean;
}

/**
 * Synchronises the book with the machine's page. The machine decides: the engine turns to a neighbouring leaf with
 * its animation, and to any other at once. A page turned by a gesture is reported to the machine; what the engine
 * reports for other reasons, such as after measuring, is not.
 */
export class BookFollower {
  readonly #inputs: FollowerInputs;
  #shown: number;
  #isCommanding = false;

  constructor(inputs: FollowerInputs) {
    this.#inputs = inputs;
    this.#shown = inputs.engine.getCurrentPageIndex();
  }

  /** Turns the engine to the page that the machine shows. */
  follow(): void {
    const { engine, guide, isAnimated } = this.#inputs;
    const { index, pageCount } = guide.getSnapshot().context;
    if (index === this.#shown || index >= pageCount) return;
    const wasOpen = liesWith(this.#book(this.#shown), index);
    this.#shown = index;
    if (wasOpen) return;
    this.#isCommanding = true;
    settle(engine);
    const book = this.#book(engine.getCurrentPageIndex());
    const isNext = [pageAfter(book), pageBefore(book)].some(
      (near) => near !== undefined && liesWith(this.#book(near), index),
    );
    if (isNext && isAnimated()) engine.flip(index);
    else engine.turnToPage(index);
    this.#isCommanding = false;
  }

  /**
   * Receives from the engine the open leaf, and reports it to the machine where a gesture has turned to it.
   * @param index of the first page of its leaf
   * @param state what the engine was doing at that moment
   */
  hear(index: number, state: EngineState): void {
    const isGesture = !this.#isCommanding && state !== 'read';
    if (!isGesture || liesWith(this.#book(this.#shown), index)) return;
    this.#shown = index;
    this.#inputs.guide.send({ type: 'page.shown', index });
  }

  #book(index: number): OpenBook {
    const { guide, layout } = this.#inputs;
    return { index, pageCount: guide.getSnapshot().context.pageCount, layout };
  }
}
