import { memo } from 'react';
import { durationText, entrySentence } from '../../../domain/entry-sentence.ts';
import type { LogEntry } from '../../../domain/log-entry.ts';
import { clockText } from '../../../domain/log-place.ts';
import { changeText, countUpTo, isWorking, type SequenceFacts } from '../../../domain/sequence.ts';
import { type Arrow, arrowOf } from './arrows.ts';
import type { PlacedLane } from './lane-places.ts';

/** An entry of a sequence. */
export interface RowProps {
  readonly id: string;
  readonly entry: LogEntry;
  /** Its place in the log. */
  readonly place: number;
  readonly lanes: ReadonlyMap<string, PlacedLane>;
  readonly facts: SequenceFacts;
  readonly top: number;
  readonly height: number;
  /** Milliseconds since the row before, where they are too many to draw. */
  readonly pause: number | undefined;
  readonly width: number;
  readonly time: 'past' | 'now' | 'future';
  readonly isCursor: boolean;
  readonly position: number;
  readonly count: number;
  readonly onChoose: (id: number) => void;
}

/** The height of a row, in pixels, without what real time adds above it. */
export const ROW_HEIGHT = 22;

/** Draws an entry: its number and time, its lanes, and its arrow between them. */
export const Row = memo(function Row(props: RowProps) {
  const { id, entry, place, lanes, facts, top, height, pause, width, time, isCursor } = props;
  const arrow = entry.kind === 'visitor' ? undefined : arrowOf(entry, lanes);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    <div
      id={id}
      className={`sequence__row is-${time}${isCursor ? ' is-cursor' : ''}`}
      role="option"
      aria-label={entrySentence(entry)}
      aria-selected={time === 'now'}
      aria-posinset={props.position}
      aria-setsize={props.count}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)`, height, width }}
      onClick={() => props.onChoose(entry.id)}
    >
      {[...lanes.values()].map((lane) => (
        <span key={lane.name} className={laneClass(lane, entry, place, facts)} style={{ left: lane.x }} />
      ))}
      {pause !== undefined && <span className="sequence__pause">{durationText(pause)} later</span>}
      <div className="sequence__line" style={{ height: ROW_HEIGHT }}>
        <span className="sequence__number">{entry.id}</span>
        <span className="sequence__time">{clockText(entry.at)}</span>
        {entry.kind === 'visitor' ? (
          <VisitorAct entry={entry} lane={lanes.get('visitor')} />
        ) : (
          arrow && <ArrowLine entry={entry} arrow={arrow} />
        )}
      </div>
    </div>
  );
});

function VisitorAct({ entry, lane }: { entry: LogEntry; lane: PlacedLane | undefined }) {
  if (lane === undefined) return null;
  return (
    <>
      <span className="sequence__dot sequence__dot--visitor" style={{ left: lane.x }} />
      <span
        className="sequence__act"
        style={{ left: lane.x + 12, maxWidth: lane.after - 24 }}
        title={`${entry.name}, ${entry.to}`}
      >
        <b>{entry.name}</b>, {entry.to}
      </span>
    </>
  );
}

function ArrowLine({ entry, arrow }: { entry: LogEntry; arrow: Arrow }) {
  const { kind, name, ms, effect } = entry;
  const { from, to, far, isStub } = arrow;
  const isRight = to > from;
  const state = changeText(effect);
  const text = kind === 'timer' && ms !== undefined ? `${name} ${durationText(ms)}` : name;
  return (
    <>
      {!isStub && <span className="sequence__dot" style={{ left: from }} />}
      <span
        className={`sequence__arrow sequence__arrow--${kind} sequence__arrow--${isRight ? 'right' : 'left'}`}
        style={{ left: Math.min(from, to), width: Math.abs(to - from) }}
      />
      <Label
        className={`sequence__label sequence__label--${kind}${effect?.fate === undefined ? '' : ' is-failed'}`}
        text={
          far === undefined ? text : isRight && to < arrow.label.x ? `${text} → ${far}` : `${far}: ${text}`
        }
        {...arrow.label}
      />
      {effect?.fate !== undefined ? (
        <Label
          className={`sequence__fate${effect.fate === 'killed' ? ' sequence__fate--killed' : ''}`}
          text={effect.fate === 'killed' ? '✕ killed' : effect.fate}
          title={effect.reason === undefined ? effect.fate : `${effect.fate}: ${effect.reason}`}
          {...arrow.effect}
        />
      ) : (
        state !== undefined && (
          <Label
            className="sequence__state"
            text={fitting(state, arrow.effect.width)}
            title={state}
            {...arrow.effect}
          />
        )
      )}
    </>
  );
}

const LETTER = 6.4;

/** States by their last names where there is no room for more. */
function fitting(states: string, width: number): string {
  if (states.length * LETTER + 8 <= width) return states;
  return states
    .split(', ')
    .map((state) => state.slice(state.lastIndexOf('.') + 1))
    .join(', ');
}

interface LabelProps {
  readonly className: string;
  readonly text: string;
  readonly title?: string | undefined;
  readonly x: number;
  readonly width: number;
  /** The side of the lane that it stands on. */
  readonly side: 'left' | 'right';
}

function Label({ className, text, title, x, width, side }: LabelProps) {
  const style = side === 'right' ? { left: x, maxWidth: width } : { left: x - width, width };
  return (
    <span className={`sequence__room sequence__room--${side}`} style={style}>
      <span className={className} title={title ?? text}>
        {text}
      </span>
    </span>
  );
}

function laneClass({ name, kind }: PlacedLane, entry: LogEntry, place: number, facts: SequenceFacts): string {
  const { changes, work, ends } = facts;
  const end = ends.get(name);
  const isCalled = kind === 'port' && isWorking(work.get(name), place);
  const isDark = countUpTo(changes.get(name) ?? [], place) % 2 === 1;
  return [
    'sequence__lane',
    `sequence__lane--${kind}`,
    kind === 'machine' && isDark && 'is-dark',
    isCalled && 'is-called',
    end !== undefined && place >= end && entry.to !== name && 'is-over',
  ]
    .filter(Boolean)
    .join(' ');
}
