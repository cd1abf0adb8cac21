import { useEffect, useRef } from 'react';
import './dock.scss';

export interface DockProps {
  readonly inspector: string;
  /** Receives the frame, so that a key can move the focus into it. */
  readonly onFrame: (frame: HTMLIFrameElement | null) => void;
}

/**
 * Shows the inspector in a frame below the page. It stands outside the page's root, so that an open dialog leaves it usable.
 */
export function Dock({ inspector, onFrame }: DockProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    onFrame(frame.current);
    return () => onFrame(null);
  });
  return (
    <aside className={'dock'} lang="en" aria-label="State inspector">
      <iframe ref={frame} className="dock__frame" src={inspector} title="State inspector" />
    </aside>
  );
}
