import type { Point } from '@dagrejs/dagre';
import {
  HEAD_HEIGHT,
  LINE_HEIGHT,
  type PlacedChart,
  type PlacedEdge,
  type PlacedState,
  stateLines,
} from './chart-layout.ts';

/** A laid-out chart as a picture. */
export interface ChartDrawingProps {
  readonly chart: PlacedChart;
  readonly scale: number;
  /** Ids of the present states. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions taken last. */
  readonly taken: ReadonlySet<string>;
  readonly label: string;
}

/** Draws a state chart. */
export function ChartDrawing({ chart, scale, active, taken, label }: ChartDrawingProps) {
  const { width, height } = chart;
  return (
    <svg
      className="chart"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className="chart__arrow" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {chart.states.map((place) => (
        <StateBox key={place.state.id} place={place} active={active.has(place.state.id)} taken={taken} />
      ))}
      {[...chart.edges]
        // What was taken lies on top.
        .sort((one, other) => Number(taken.has(one.edge.id)) - Number(taken.has(other.edge.id)))
        .map((placed) => (
          <Edge
            key={`${placed.edge.id}>${placed.edge.target}`}
            placed={placed}
            taken={taken.has(placed.edge.id)}
          />
        ))}
    </svg>
  );
}

function StateBox(props: { place: PlacedState; active: boolean; taken: ReadonlySet<string> }) {
  const { place, active, taken } = props;
  const { state, x, y, width, height } = place;
  const kind = state.children.length > 0 ? 'chart__state--outer' : '';
  return (
    <g className={`chart__state ${kind} ${active ? 'is-active' : ''}`}>
      <rect className="chart__box" x={x} y={y} width={width} height={height} rx="4" />
      {state.initial && <circle className="chart__initial" cx={x + 9} cy={y + HEAD_HEIGHT / 2} r="3.5" />}
      <text className="chart__label" x={x + (state.initial ? 18 : 12)} y={y + 19}>
        {state.label}
      </text>
      {stateLines(state).map(({ id, text }, index) => (
        <text
          key={id}
          className={`chart__line ${taken.has(id) ? 'is-taken' : ''}`}
          x={x + 12}
          y={y + HEAD_HEIGHT + 8 + index * LINE_HEIGHT}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function Edge({ placed, taken }: { placed: PlacedEdge; taken: boolean }) {
  const { edge, points, label } = placed;
  return (
    <g className={`chart__edge ${taken ? 'is-taken' : ''}`}>
      <path className="chart__way" d={throughPoints(points)} markerEnd="url(#arrow)" />
      <text className="chart__event" x={label.x} y={label.y + 4} textAnchor="middle">
        {edge.label}
      </text>
    </g>
  );
}

// Straight at both ends, rounded where it turns.
function throughPoints(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const middle = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${first.x} ${first.y}${middle.join('')}L${last.x} ${last.y}`;
}
