import { isDone } from '../../domain/procedures/checklist.ts';
import { stepLine } from '../../domain/procedures/step-words.ts';
import { useParcel } from '../shared/parcel-strip.tsx';
import { StepMark } from '../shared/step-mark.tsx';
import { useTicked } from './thing.tsx';
import { useProcedure } from './use-procedure.ts';

/** The way in a few lines: what comes first, and each step with who does it (spec §2 Steps). */
export function StepsBrief() {
  const found = useProcedure();
  const hasParcel = useParcel() !== undefined;
  const ticked = useTicked();
  if (found === undefined) return null;
  const { procedure, steps } = found;
  return (
    <div className="steps-brief">
      <p className="steps-brief__heading">{procedure.heading}</p>
      <p>{procedure.lead}</p>
      <ol>
        {steps.map((step, index) => {
          const isFinished = isDone(step, ticked, hasParcel);
          return (
            <li key={step.id}>
              <StepMark
                by={step.by}
                number={index + 1}
                isDone={isFinished}
                maySkip={step.skip !== undefined}
              />
              <p>
                <strong>{step.name}</strong> <span>{stepLine(step)}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
