import { Count } from './count.tsx';
import type { PlacedLine } from './layout.ts';
import { type Marks, transitionSentence } from './marks.ts';
import { type PartProps, transitionClass } from './part.ts';
import { roundedRoute } from './route.ts';
import { countWidth } from './sizes.ts';

/** Draws the line of a transition; the one that was taken last on gold. */
export function LineDrawing(props: { placed: PlacedLine; marks: Marks; arrow: string }) {
  const { placed, marks, arrow } = props;
  const { line, points } = placed;
  const route = roundedRoute(points);
  const isTaken = marks.taken.has(line.of) && !line.id.startsWith('leads ');
  return (
    <g className={transitionClass('chart__line', isTaken ? line.of : '', line.paths, marks)}>
      {isTaken && <path className="chart__ground" d={route} />}
      <path className="chart__way" d={route} markerEnd={`url(#${arrow}${isTaken ? 'now' : 'plain'})`} />
    </g>
  );
}

/** Draws what a transition is called, in its line. */
export function LineLabel({ placed, ...part }: PartProps & { placed: PlacedLine }) {
  const { chart, marks, tabIndexOf, onChoose, onSend } = part;
  const { line, label } = placed;
  const { of, transition, paths, text } = line;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={transitionClass('chart__label', of, paths, marks)}
      role="button"
      tabIndex={tabIndexOf(line.id)}
      data-key={line.id}
      aria-label={transitionSentence(chart, transition, paths, marks)}
      aria-pressed={marks.chosen === of}
      onClick={() => onChoose(of)}
      onDoubleClick={() => onSend(transition)}
      onKeyDown={(event) => event.key === ' ' && onChoose(of)}
    >
      <rect
        className="chart__frame"
        x={label.x}
        y={label.y}
        width={label.width}
        height={label.height}
        rx="3"
      />
      {text.map((words, index) => (
        <text
          key={words}
          className={index === 0 ? 'chart__event' : 'chart__guard'}
          x={label.x + 6}
          y={label.y + 14 + index * 14}
        >
          {words}
        </text>
      ))}
      {marks.showPaths && (
        <Count paths={paths} x={label.x + label.width - countWidth(paths) - 4} y={label.y + 2} />
      )}
    </g>
  );
}
