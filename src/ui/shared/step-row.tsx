import type { Step } from '../../domain/procedures/procedure.ts';
import { stepLine } from '../../domain/procedures/step-words.ts';
import { StepMark } from './step-mark.tsx';
import './step-row.scss';

/** A step in a list: its mark with its number, its name, and who does it for how long and how much (spec §2 Steps). */
export function StepRow({ step, number, isDone = false }: { step: Step; number: number; isDone?: boolean }) {
  return (
    <li className="step-row">
      <StepMark by={step.by} number={number} isDone={isDone} maySkip={step.skip !== undefined} />
      <p>
        <strong>{step.name}</strong> <span>{stepLine(step)}</span>
      </p>
    </li>
  );
}
