import type { Chart, ChartTransition } from '../../../domain/chart.ts';
import type { Marks } from './marks.ts';

/** What happens to a state or transition of a drawing. */
export interface ItemEvents {
  /** It was clicked, or Enter pressed on a state. */
  readonly onChoose: (id: string) => void;
  /** It was double clicked, or Enter pressed on a transition. */
  readonly onSend: (transition: ChartTransition) => void;
}

/** What every part of a drawing is given. */
export interface PartProps extends ItemEvents {
  readonly chart: Chart;
  readonly marks: Marks;
  readonly tabIndexOf: (key: string) => 0 | -1;
}

/** The class names of a transition that is marked. */
export function transitionClass(block: string, id: string, paths: number, marks: Marks): string {
  return [
    block,
    marks.killers.has(id) ? 'is-killer' : marks.taken.has(id) && 'is-taken',
    marks.showPaths && paths === 0 && 'is-uncovered',
    marks.hits.has(id) && 'is-hit',
    marks.hit === id && 'is-looked-at',
    marks.chosen === id && 'is-chosen',
  ]
    .filter(Boolean)
    .join(' ');
}
