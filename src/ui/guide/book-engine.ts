import type { Heading } from '../../domain/guide/live-pages.ts';

/** What the engine is doing. */
export type EngineState = 'read' | 'fold_corner' | 'user_fold' | 'flipping';

/** The parts of page-flip 2.0.7 in use, which has no types. Indexes are zero-based. */
export interface BookEngine {
  getState(): EngineState;
  getCurrentPageIndex(): number;
  /** Turns to a page that lies on the next leaf or the one before, with its animation. */
  flip(index: number): void;
  /** Shows a page at once. */
  turnToPage(index: number): void;
  /** Measures its room again. */
  update(): void;
  destroy(): void;
  getRender(): {
    /** Draws a frame; the engine's own loop calls it before it asks for the next one. */
    render: (time: number) => void;
    /** 0 forward, 1 back; null before the first turn. */
    getDirection(): number | null;
    finishAnimation(): void;
  };
  getFlipController(): { stopMove(): void };
  getUI(): { getDistElement(): HTMLElement };
}

/** The direction of the present turn. */
export function headingOf(engine: BookEngine): Heading | undefined {
  const direction = engine.getRender().getDirection();
  return direction === null ? undefined : direction === 1 ? 'back' : 'forward';
}

/** Finishes a running turn at once, and flattens a folded corner. */
export function settle(engine: BookEngine): void {
  engine.getRender().finishAnimation();
  engine.getFlipController().stopMove();
  engine.getRender().finishAnimation();
}

/**
 * Stops the engine and removes its elements and listeners. destroy() leaves its animation loop running: each turn of
 * the loop draws a frame, then requests the next one. So the drawing is replaced by a function that makes
 * requestAnimationFrame ignore its next call, which is the loop's own; with that the loop ends.
 */
export function closeEngine(engine: BookEngine): void {
  engine.destroy();
  engine.getRender().render = () => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      return 0;
    };
  };
}
