import { isDone } from '../../domain/procedures/checklist.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { StepRow } from '../shared/step-row.tsx';
import { useTicked } from './thing.tsx';
import { useProcedure } from './use-procedure.ts';

/** The way in a few lines: what comes first, and each step with who does it (spec §2 Steps). */
export function StepsBrief() {
  const found = useProcedure();
  const ticked = useTicked();
  if (found === undefined) return null;
  const { procedure, steps, isLookedUp } = found;
  return (
    <div className="steps-brief">
      <p className="steps-brief__heading">{procedure.heading}</p>
      <p>{unbroken(procedure.lead)}</p>
      <ol>
        {steps.map((step, index) => (
          <StepRow key={step.id} step={step} number={index + 1} isDone={isDone(step, ticked, isLookedUp)} />
        ))}
      </ol>
    </div>
  );
}
