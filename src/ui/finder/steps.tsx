import { useSelector } from '@xstate/react';
import { nextStep, thingsOf } from '../../domain/procedures/checklist.ts';
import type { Procedure, Step } from '../../domain/procedures/procedure.ts';
import { BY_WORDS, officeShare, stepsHeading } from '../../domain/procedures/step-words.ts';
import { StepMark } from '../shared/step-mark.tsx';
import { useShown } from '../shared/use-shown.ts';
import { StepItem } from './step-item.tsx';
import { STEPS_ID } from './steps-id.ts';
import { StepsProgress } from './steps-progress.tsx';
import { Thing, useTicked } from './thing.tsx';

/** What the steps are shown of. */
export interface StepsProps {
  readonly procedure: Procedure;
  readonly steps: readonly Step[];
  /** Whether the parcel that goes along has answered what the map is asked. */
  readonly isLookedUp: boolean;
}

/** All steps of a procedure in their order, one of them open, and the list to tick (spec §2 Steps). */
export function Steps({ procedure, steps, isLookedUp }: StepsProps) {
  const checklist = useShown('checklist');
  const ticked = useTicked();
  const isListed = useSelector(checklist, ({ value }) => value.view === 'list');
  const chosen = useSelector(checklist, ({ context }) => context.shown);
  const shown = chosen ?? nextStep(steps, ticked, isLookedUp)?.id;
  const kinds = [...new Set(steps.map(({ by }) => by))];
  return (
    <section className="steps" id={STEPS_ID} aria-labelledby="steps-title" tabIndex={-1}>
      <h3 className="steps__title" id="steps-title">
        {stepsHeading(procedure, steps)}
      </h3>
      <p>{officeShare(steps)}</p>
      <ul className="steps__legend">
        {kinds.map((by) => (
          <li key={by}>
            <StepMark by={by} />
            <span>{BY_WORDS[by]}</span>
          </li>
        ))}
      </ul>
      {isListed ? (
        <ul className="steps__all">
          {thingsOf(steps).map((name) => (
            <li key={name}>
              <Thing name={name} />
            </li>
          ))}
        </ul>
      ) : (
        <ol className="steps__list">
          {steps.map((step, index) => (
            <StepItem
              key={step.id}
              step={step}
              number={index + 1}
              steps={steps}
              isLookedUp={isLookedUp}
              isOpen={step.id === shown}
            />
          ))}
        </ol>
      )}
      <StepsProgress steps={steps} />
    </section>
  );
}
