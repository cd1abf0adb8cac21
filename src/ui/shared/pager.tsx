import { useState } from 'react';
import * as texts from '../../domain/shared/texts.ts';
import { Icon } from './icon.tsx';
import './pager.scss';

/** Where a list of pages stands, and how to turn it. Pages are 1-based. */
export interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** 'Sebelumnya', 'N dari M', 'Selanjutnya' (spec §2 Gallery). */
export function Pager({ page, pages, label, onPrevious, onNext }: PagerProps) {
  // Said where somebody turned, not where a search changed the list: that says its own count.
  const [turnedIn, setTurnedIn] = useState<number>();
  const turning = (turn: () => void) => () => {
    setTurnedIn(pages);
    turn();
  };
  return (
    <nav className="pager needs-application" aria-label={label}>
      <button
        type="button"
        className="button button--outline"
        disabled={page <= 1}
        onClick={turning(onPrevious)}
      >
        <Icon name="arrow-left" size="text" />
        {`${texts.previous} `}
        <span className="visually-hidden">{label.toLowerCase()}</span>
      </button>
      <p className="pager__place" aria-live={turnedIn === pages ? 'polite' : 'off'}>
        {texts.pageOf({ page, pages })}
      </p>
      <button
        type="button"
        className="button button--outline"
        disabled={page >= pages}
        onClick={turning(onNext)}
      >
        {`${texts.next} `}
        <span className="visually-hidden">{label.toLowerCase()}</span>
        <Icon name="arrow-right" size="text" />
      </button>
    </nav>
  );
}
