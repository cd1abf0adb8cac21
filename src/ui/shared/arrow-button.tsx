import * as texts from '../../domain/shared/texts.ts';
import { Icon } from './icon.tsx';

/** An arrow to what comes before or after: a slide, a card, a photo, a page. */
export interface ArrowButtonProps {
  readonly direction: 'previous' | 'next';
  readonly className?: string;
  /** Its accessible name where that is not the usual one; it is shown as a title, too. */
  readonly name?: string;
  /** Of what, where a page has several: 'Sebelumnya, dokumen hukum'. */
  readonly of?: string;
  /** There is nothing further: it does nothing, and keeps the focus that a disabled button would lose. */
  readonly isEnd?: boolean;
  readonly onTurn: () => void;
}

/** 'Sebelumnya' or 'Selanjutnya' as an arrow (contract "Accessible names"). */
export function ArrowButton({ direction, className, name, of, isEnd, onTurn }: ArrowButtonProps) {
  const isNext = direction === 'next';
  const word = isNext ? texts.next : texts.previous;
  return (
    <button
      type="button"
      className={className}
      title={name}
      aria-label={name ?? (of ? `${word}, ${of}` : word)}
      aria-disabled={isEnd}
      onClick={onTurn}
    >
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
}
