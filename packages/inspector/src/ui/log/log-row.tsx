// biome-ignore-all lint/a11y/useSemanticElements: a table of a hundred thousand rows of which thirty are drawn is a grid
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid is one Tab stop, and names the row that keys stand on

import { clockText } from '../../domain/clock-text.ts';
import { effectInWords, payloadInWords } from '../../domain/entry-words.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import { EntrySign } from './signs.tsx';

export interface LogRowProps {
  readonly id: string;
  readonly entry: LogEntry;
  /** The results of the guards, in words. */
  readonly guards: string;
  /** Whether it is the last row up to the moment, which the filter may have left out. */
  readonly isNow: boolean;
  readonly moment: number;
  readonly isFuture: boolean;
  /** Whether the arrow keys are at this row. */
  readonly isActive: boolean;
  readonly top: number;
  readonly place: number;
  readonly onChoose: () => void;
}

export function LogRow(props: LogRowProps) {
  const { id, entry, guards, isNow, moment, isFuture, isActive, top, place, onChoose } = props;
  const { at, from, to, name, payload, effect } = entry;
  const classes = [
    'log__row',
    effect?.fate === 'killed' && 'log__row--killed',
    isNow && 'is-now',
    isFuture && 'is-future',
    isActive && 'is-active',
  ];
  const payloadText = entry.kind === 'visitor' ? '' : payloadInWords(payload);
  const became = [effectInWords(entry), guards].filter(Boolean).join(' · ');
  const cells = [
    ['id', entry.id],
    ['time', clockText(at)],
    ['sign', <EntrySign key="sign" entry={entry} />],
    ['from', from],
    ['to', to, to],
    ['name', name, name],
    ['payload', payloadText, payloadText],
  ] as const;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it takes the keys
    <div
      id={id}
      className={classes.filter(Boolean).join(' ')}
      role="row"
      aria-rowindex={place + 2}
      aria-selected={isNow}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)` }}
      onClick={onChoose}
    >
      {cells.map(([column, content, title]) => (
        <span key={column} role="gridcell" className={`log__${column}`} title={title}>
          {content}
        </span>
      ))}
      <span role="gridcell" className="log__effect">
        {effect?.fate && <b className={`tag tag--${effect.fate.replaceAll(' ', '-')}`}>{effect.fate}</b>}
        {effect?.fate ? (
          <span title={effect.reason}>{effect.reason}</span>
        ) : (
          <span title={became}>{became}</span>
        )}
        {isNow && <b className="tag tag--now">{entry.id === moment ? 'now' : `now #${moment}`}</b>}
      </span>
    </div>
  );
}
