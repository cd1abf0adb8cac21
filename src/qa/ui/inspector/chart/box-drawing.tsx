import { stateName } from '../../../domain/chart.ts';
import { Count } from './count.tsx';
import type { PlacedBox } from './layout.ts';
import { type Marks, stateSentence, transitionSentence } from './marks.ts';
import { IS_IN } from './near-picture.ts';
import { type PartProps, transitionClass } from './part.ts';
import type { Box, Row } from './picture.ts';
import {
  countWidth,
  HEAD_HEIGHT,
  headHeight,
  LINE_HEIGHT,
  NAME_SIZE,
  PADDING,
  ROW_HEIGHT,
  textWidth,
} from './sizes.ts';

/** Draws a state with its rows, or the rows of what may happen anywhere in a state. */
export function BoxDrawing({ place, ...part }: PartProps & { place: PlacedBox }) {
  const { box, x, y, width, height } = place;
  const top = y + headHeight(box);
  return (
    <g>
      {box.kind === 'state' ? (
        <StateBox place={place} {...part} />
      ) : (
        <>
          <rect className="chart__rows" x={x} y={y} width={width} height={height} rx="4" />
          <text className="chart__title" x={x + PADDING} y={y + 17}>
            {box.label}
          </text>
        </>
      )}
      {box.kind === 'state' && box.rows.length > 0 && (
        <text className="chart__title" x={x + PADDING} y={top - 4}>
          Stays
        </text>
      )}
      {box.rows.map((row, index) => (
        <RowDrawing
          key={row.of}
          row={row}
          x={x + PADDING - 4}
          y={top + index * ROW_HEIGHT}
          width={width - 2 * PADDING + 8}
          {...part}
        />
      ))}
    </g>
  );
}

function StateBox({ place, chart, marks, tabIndexOf, onChoose }: PartProps & { place: PlacedBox }) {
  const { box, x, y, width, height } = place;
  const { id, of, label, isInitial, invokes, paths, children } = box;
  const isNow = marks.now.has(of) && (box.band ?? IS_IN) === IS_IN;
  const name = x + PADDING + (isInitial ? 14 : 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={classOf(box, marks, isNow)}
      role="button"
      tabIndex={tabIndexOf(id)}
      data-key={id}
      aria-label={stateSentence(chart, of, paths, marks)}
      aria-pressed={marks.chosen === of}
      onClick={() => onChoose(of)}
      onKeyDown={(event) => event.key === ' ' && onChoose(of)}
    >
      <title>{stateName(chart, of)}</title>
      <rect className="chart__box" x={x} y={y} width={width} height={height} rx="4" />
      {isInitial && <circle className="chart__initial" cx={x + PADDING + 4} cy={y + 14} r="4" />}
      {children.length === 0 && (
        <text className="chart__name" x={name} y={y + 18}>
          {label}
        </text>
      )}
      {invokes.map((invoked, index) => (
        <text
          key={invoked}
          className="chart__work"
          x={x + PADDING}
          y={y + HEAD_HEIGHT + 7 + index * LINE_HEIGHT}
        >
          {`runs ${invoked}`}
        </text>
      ))}
      {marks.showPaths && children.length === 0 && (
        <Count paths={paths} x={x + width - countWidth(paths) - 6} y={y + 6} />
      )}
      {isNow && <Tag x={x + 12} y={y - 10} text={marks.isStopped ? 'died here' : 'now'} />}
    </g>
  );
}

/** Draws what stands over lines: what a state with states in it is called, and which row has killed the machine. */
export function BoxOver({ place, marks }: { place: PlacedBox; marks: Marks }) {
  const { box, x, y } = place;
  const start = x + PADDING + (box.isInitial ? 14 : 0);
  const name = textWidth(box.label, NAME_SIZE);
  const count = marks.showPaths ? countWidth(box.paths) + 8 : 0;
  return (
    <g className={marks.hits.has(box.of) ? 'chart__over is-hit' : 'chart__over'}>
      {box.children.length > 0 && (
        <>
          <rect className="chart__plate" x={start - 3} y={y + 4} width={name + count + 8} height="19" />
          <text className="chart__name" x={start} y={y + 18}>
            {box.label}
          </text>
          {marks.showPaths && <Count paths={box.paths} x={start + name + 8} y={y + 5} />}
        </>
      )}
      {box.rows.map(
        ({ of }, index) =>
          marks.killers.has(of) && (
            <Tag
              key={of}
              x={x - tagWidth(KILLED)}
              y={y + headHeight(box) + index * ROW_HEIGHT + 1.5}
              text={KILLED}
            />
          ),
      )}
    </g>
  );
}

function classOf({ of, children, id }: Box, marks: Marks, isNow: boolean): string {
  return [
    'chart__state',
    children.length > 0 && 'chart__state--outer',
    marks.active.has(of) && id === of && 'is-active',
    isNow && (marks.isStopped ? 'is-dead' : 'is-now'),
    marks.hits.has(of) && 'is-hit',
    marks.hit === of && 'is-looked-at',
    marks.chosen === of && 'is-chosen',
    marks.showPaths && 'is-counted',
  ]
    .filter(Boolean)
    .join(' ');
}

// Before its box: labels of lines stand behind it.
const KILLED = 'killed it';

const tagWidth = (text: string) => text.length * 6.6 + 10;

function Tag({ x, y, text }: { x: number; y: number; text: string }) {
  const width = tagWidth(text);
  return (
    <g className="chart__tag">
      <rect x={x} y={y} width={width} height="16" rx="3" />
      <text x={x + width / 2} y={y + 12} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function RowDrawing(props: PartProps & { row: Row; x: number; y: number; width: number }) {
  const { row, x, y, width, chart, marks, tabIndexOf, onChoose, onSend } = props;
  const { of, transition, paths, text } = row;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={transitionClass('chart__row', of, paths, marks)}
      role="button"
      tabIndex={tabIndexOf(`row ${of}`)}
      data-key={`row ${of}`}
      aria-label={transitionSentence(chart, transition, paths, marks)}
      aria-pressed={marks.chosen === of}
      onClick={() => onChoose(of)}
      onDoubleClick={() => onSend(transition)}
      onKeyDown={(event) => event.key === ' ' && onChoose(of)}
    >
      <rect className="chart__frame" x={x} y={y} width={width} height={ROW_HEIGHT - 3} rx="3" />
      <text className="chart__event" x={x + 6} y={y + 13.5}>
        {text}
      </text>
      {marks.showPaths && <Count paths={paths} x={x + width - countWidth(paths) - 2} y={y + 1.5} />}
    </g>
  );
}
