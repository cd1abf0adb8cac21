import { act } from '@testing-library/react';

// Those of the browser, also where a test has taken the clock over.
const { requestAnimationFrame, setTimeout } = window;

/** Longer than the application itself waits for a frame: jsdom has none while a test holds its intervals. */
const NO_FRAME_MS = 300;

/** Waits until the frame that answers what has happened is drawn, and what follows that has begun. */
export const painted = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 1));
        setTimeout(resolve, NO_FRAME_MS);
      }),
  );
