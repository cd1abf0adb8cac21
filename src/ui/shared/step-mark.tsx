import type { StepBy } from '../../domain/procedures/procedure.ts';
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
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 2 38 20 20 38 2 20z" />
        {isDone && <path className="step-mark__tick" d="m13 20.500 5 5 9-10" />}
      </svg>
      {!isDone && number !== undefined && <span>{number}</span>}
    </span>
  );
}
