import { useState } from 'react';
import './dock.scss';

/** What the dock needs of the page. */
export interface DockProps {
  /** Address of the inspector's own page. */
  readonly inspector: string;
  /** Opens Stately's inspector, which needs the network. */
  readonly onStately: () => void;
  readonly onClose: () => void;
  /** The inspector has a window of its own already. */
  readonly inWindow: boolean;
  /** Told when it gets one, or comes back from it. */
  readonly onWindow: (inWindow: boolean) => void;
}

type Place = 'below' | 'beside' | 'window';

const WIDE = 1600;

/**
 * Holds the inspector in a frame below or beside the page, or gives it a window of its own. It stands outside the page's
 * root, so that an open dialog leaves it usable.
 */
export function Dock({ inspector, onStately, onClose, inWindow, onWindow }: DockProps) {
  const [place, setPlace] = useState<Place>(inWindow ? 'window' : innerWidth >= WIDE ? 'beside' : 'below');
  const moveOut = () => {
    open(inspector, 'bupc-inspector', 'popup,width=1100,height=800');
    setPlace('window');
    onWindow(true);
  };
  const dock = (where: Place) => {
    setPlace(where);
    onWindow(false);
  };
  return (
    <aside className={`dock dock--${place}`} lang="en" aria-label="State inspector">
      <div className="dock__bar">
        {place !== 'below' && (
          <button type="button" onClick={() => dock('below')}>
            Dock below
          </button>
        )}
        {place !== 'beside' && (
          <button type="button" className="dock__beside" onClick={() => dock('beside')}>
            Dock beside
          </button>
        )}
        {place !== 'window' && (
          <button type="button" onClick={moveOut}>
            Own window
          </button>
        )}
        <button type="button" onClick={onStately} title="Opens stately.ai/inspect; needs the network">
          Stately’s inspector
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {place !== 'window' && <iframe className="dock__frame" src={inspector} title="State inspector" />}
    </aside>
  );
}
