import { pageAfter, pageBefore } from '../../domain/guide/spread.ts';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { useGuide } from './use-guide.ts';

/** An arrow that turns the page; on the first or the last page it does nothing (spec §5 Guide). */
export function GuideTurn(props: { direction: 'previous' | 'next'; variant: 'bar' | 'side' }) {
  const { direction, variant } = props;
  const isNext = direction === 'next';
  const [guide, isEnd] = useGuide(
    ({ context }) => (isNext ? pageAfter(context) : pageBefore(context)) === undefined,
  );
  return (
    <ArrowButton
      direction={direction}
      className={`viewer-arrow viewer-arrow--${direction} guide-turn guide-turn--${variant}`}
      isEnd={isEnd}
      onTurn={() => guide.send({ type: isNext ? 'page.next' : 'page.previous' })}
    />
  );
}
