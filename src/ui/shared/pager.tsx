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
  return (
    <nav className="pager needs-application" aria-label={label}>
      <button type="button" className="button button--outline" disabled={page <= 1} onClick={onPrevious}>
        <Icon name="arrow-left" size="text" />
        Sebelumnya
      </button>
      <p className="pager__place" aria-live="polite">
        {page} dari {pages}
      </p>
      <button type="button" className="button button--outline" disabled={page >= pages} onClick={onNext}>
        Selanjutnya
        <Icon name="arrow-right" size="text" />
      </button>
    </nav>
  );
}
