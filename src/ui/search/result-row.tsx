import type { SearchRow } from '../../domain/search/found-rows.ts';
import { matchedRanges } from '../../domain/search/marks.ts';
import type { SearchHit } from '../../domain/search/search-entry.ts';
import * as texts from '../../domain/search/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { Marked } from '../shared/marked.tsx';
import { useShown } from '../shared/use-shown.ts';
import type { EnteredRow } from './entered-row.ts';
import { GROUP_ICONS } from './group-icons.ts';
import { rowId } from './row-id.ts';
import { TargetLink } from './target-link.tsx';

/** Whose titles are names: of laws and other products, and of people. */
const NAMED: ReadonlySet<SearchHit['group']> = new Set(['products', 'people']);
const namedOnly = ({ group }: SearchHit) => (NAMED.has(group) ? 'no' : undefined);

/** What a row of the results is given. */
interface ResultRowProps {
  /** Takes its element, where Enter opens it. */
  readonly ref: EnteredRow | undefined;
  readonly row: SearchRow;
  readonly index: number;
  readonly isActive: boolean;
  readonly matched: ReadonlySet<string>;
}

/**
 * A row of the results: a link, or the button for the rest of a group. Tab skips it; arrow keys reach it from the
 * field.
 */
export function ResultRow({ ref, row, index, isActive, matched }: ResultRowProps) {
  const search = useShown('search');
  const option = { ref, id: rowId(index), role: 'option', 'aria-selected': isActive, tabIndex: -1 } as const;
  if (row.kind === 'more') {
    return (
      <button
        {...option}
        type="button"
        className="search-more"
        onClick={() => search.send({ type: 'filter.chosen', filter: row.group })}
      >
        {texts.showMore(row.count)}
      </button>
    );
  }
  if (row.kind === 'way') {
    return (
      <TargetLink {...option} className="search-way" target={row.target}>
        <span>{row.label}</span>
        <span className="visually-hidden" translate={namedOnly(row.hit)}>{`: ${row.hit.title}`}</span>
      </TargetLink>
    );
  }
  const { hit } = row;
  const isBest = row.kind === 'best';
  return (
    <TargetLink
      {...option}
      className={isBest ? 'search-row search-row--best' : 'search-row'}
      target={hit.target}
    >
      <Mark hit={hit} />
      <span className="search-row__words">
        <span className="search-row__title" translate={namedOnly(hit)}>
          <Marked text={hit.title} found={matchedRanges(hit.title, matched)} />
        </span>
        {hit.line !== '' && (
          <span className="search-row__line">
            <span className="visually-hidden">, </span>
            <Marked text={hit.line} found={matchedRanges(hit.line, matched)} />
          </span>
        )}
      </span>
      {!isBest && <Icon name={hit.target.kind === 'tab' ? 'arrow-out' : 'arrow-right'} />}
    </TargetLink>
  );
}

function Mark({ hit: { badge, group } }: { hit: SearchHit }) {
  if (badge === undefined) {
    return (
      <span className="search-row__mark">
        <Icon name={GROUP_ICONS[group]} />
      </span>
    );
  }
  return (
    <span className="search-row__mark">
      <span className={`file-badge file-badge--${badge.toLowerCase()}`}>{badge}</span>
      <span className="visually-hidden"> </span>
    </span>
  );
}
