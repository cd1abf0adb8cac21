import type { PageHits } from '../../domain/guide/text-search.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';

/** What was found, by page: every hit a button that leads to its page, with the words around it. */
export function GuideHits(props: { found: readonly PageHits[]; onJump: (index: number) => void }) {
  const { found, onJump } = props;
  return (
    <ol className="guide-hits">
      {found.map(({ index, hits }) => (
        <li key={index}>
          <h4 className="guide-hits__page">{sharedTexts.page(index + 1)}</h4>
          <ul>
            {hits.map(({ before, match, after }, hit) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the hits of a page never change their order
              <li key={hit}>
                <button type="button" className="guide-hits__hit" onClick={() => onJump(index)}>
                  <span>{before}</span>
                  <mark>{match}</mark>
                  <span>{after}</span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
