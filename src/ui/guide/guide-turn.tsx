import { pageAfter, pageBefore } from '../../domain/guide/spread.ts';
import { Icon } from '../shared/icon.tsx';
import { useGuide } from './use-guide.ts';

/** An arrow that turns the page, at its end on the first and on the last one (spec §5 Guide viewer). */
export function GuideTurn(props: { direction: 'previous' | 'next'; place: 'bar' | 'side' }) {
  const { direction, place } = props;
  const isNext = direction === 'next';
  const [guide, isEnd] = useGuide(
    ({ context }) => (isNext ? pageAfter(context) : pageBefore(context)) === undefined,
  );
  return (
    <button
      type="button"
      className={`guide-turn guide-turn--${place} guide-turn--${direction}`}
      aria-label={isNext ? 'Selanjutnya' : 'Sebelumnya'}
      aria-disabled={isEnd}
      onClick={() => guide.send({ type: isNext ? 'page.next' : 'page.previous' })}
    >
      <Icon name={isNext ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
}
