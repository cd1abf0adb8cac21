import type { StepBy } from '../../domain/procedures/procedure.ts';
import { Icon } from './icon.tsx';
import './step-mark.scss';

/** What a step's mark says besides who does it. */
export interface StepMarkProps {
  readonly by: StepBy;
  /** Absent in the legend. */
  readonly number?: number;
  readonly isDone?: boolean;
  readonly maySkip?: boolean;
}

/** The mark of a step, a boundary stone; the words beside it say the same (spec §2 Steps). */
export function StepMark({ by, number, isDone = false, maySkip = false }: StepMarkProps) {
  const kind = isDone ? 'done' : maySkip ? 'skip' : by;
  return (
    <span className={`step-mark step-mark--${kind}`} aria-hidden="true">
      {isDone ? <Icon name="tick" size="text" /> : number !== undefined && <span>{number}</span>}
    </span>
  );
}
