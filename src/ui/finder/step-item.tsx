import { useId } from 'react';
import { countOf, givenByStep, isDone, LOOK_UP } from '../../domain/procedures/checklist.ts';
import type { Step } from '../../domain/procedures/procedure.ts';
import { stepFacts, stepLine } from '../../domain/procedures/step-words.ts';
import * as texts from '../../domain/procedures/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Explained } from '../shared/explained.tsx';
import { Icon } from '../shared/icon.tsx';
import { useParcel } from '../shared/parcel-strip.tsx';
import { StepMark } from '../shared/step-mark.tsx';
import { useShown } from '../shared/use-shown.ts';
import { StepWays } from './step-ways.tsx';
import { Thing, useTicked } from './thing.tsx';

/** A step among the others. */
export interface StepItemProps {
  readonly step: Step;
  /** From 1. */
  readonly number: number;
  readonly steps: readonly Step[];
  readonly isLookedUp: boolean;
  readonly isOpen: boolean;
}

/** A step: in one line, and opened with all that it takes; after it, what must not begin yet (spec §2 Steps). */
export function StepItem({ step, number, steps, isLookedUp, isOpen }: StepItemProps) {
  const checklist = useShown('checklist');
  const facts = useParcel();
  const ticked = useTicked();
  const body = useId();
  const { id, name, by, skip, gate } = step;
  const isFinished = isDone(step, ticked, isLookedUp);
  const maySkip = skip !== undefined && facts !== undefined;
  const line = isFinished
    ? id === LOOK_UP && isLookedUp && facts !== undefined
      ? texts.doneOnMap({ zone: facts.zone, zoneName: facts.zoneName })
      : texts.done
    : maySkip
      ? skip
      : stepLine(step);
  return (
    <>
      <li className={isOpen ? 'step step--open' : 'step'}>
        <StepMark by={by} number={number} isDone={isFinished} maySkip={maySkip} />
        <h4 className="step__head">
          <button
            type="button"
            className="step__toggle"
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={({ currentTarget }) => {
              checklist.send({ type: isOpen ? 'step.hidden' : 'step.shown', step: id });
              // The step that was open above it has closed, and would take the head of this one along.
              requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
            }}
          >
            <span className="visually-hidden">{`${texts.stepNumber(number)}: `}</span>
            <span className="step__name">{name}</span>
            <span className="step__line">{line}</span>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="text" />
          </button>
        </h4>
        <div className="step__body" id={body} hidden={!isOpen}>
          <StepBody step={step} steps={steps} />
        </div>
      </li>
      {gate && (
        <li className="step-gate">
          <span className="step-gate__mark">
            <Icon name="warning" />
          </span>
          <p>
            <strong>{gate.title}</strong> <span className="step-gate__text">{unbroken(gate.text)}</span>
          </p>
        </li>
      )}
    </>
  );
}

function StepBody({ step, steps }: Pick<StepItemProps, 'step' | 'steps'>) {
  const ticked = useTicked();
  const facts = useParcel();
  const { documents, result, note, form } = step;
  const names = documents.map((document) => document.name);
  const { ticked: here, all } = countOf(names, ticked);
  return (
    <>
      <dl className="step__facts">
        {stepFacts(step).map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              <strong>{fact.value}</strong>
              {fact.note && (
                <span>
                  <Explained text={fact.note} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {form !== undefined && facts !== undefined && (
        <p className="step__filled">
          <Icon name="file" size="text" />
          <span>
            <strong>{texts.formFilled}</strong> <span>{texts.formFilledText(facts.id)}</span>
          </span>
        </p>
      )}
      {documents.length > 0 && (
        <>
          <p className="step__needs">
            <strong>{sharedTexts.whatYouNeed}</strong>{' '}
            <span>{sharedTexts.countOf({ number: here, count: all })}</span>
          </p>
          <ul>
            {documents.map((document) => {
              const from = givenByStep(steps, document.name);
              const said = from === undefined ? document.note : texts.fromStep(from);
              return (
                <li key={document.name}>
                  <Thing name={document.name} {...(said !== undefined && { note: said })} />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div className="step__result">
        <Thing name={result.name} label={texts.resultAtHand(result.name)} note={texts.resultNote} />
      </div>
      <StepWays step={step} />
      {note && <p className="step__note">{note}</p>}
    </>
  );
}
