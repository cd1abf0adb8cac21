import type { RefObject } from 'react';

/** What the frame of the guide gives to what it shows: itself, which may fill the screen. */
export interface GuideFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>;
}
