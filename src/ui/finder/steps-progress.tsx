import { useSelector } from '@xstate/react';
import { countOf, thingsOf } from '../../domain/procedures/checklist.ts';
import type { Step } from '../../domain/procedures/procedure.ts';
import * as texts from '../../domain/procedures/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useShown } from '../shared/use-shown.ts';
import { STEPS_ID } from './steps-id.ts';
import { useTicked } from './thing.tsx';

/** How much of the list is at hand, all of it in one list, and clearing it, which is asked once (spec §2 Steps). */
export function StepsProgress({ steps }: { steps: readonly Step[] }) {
  const checklist = useShown('checklist');
  const ticked = useTicked();
  const isKept = useSelector(checklist, ({ context }) => context.isKept);
  const isListed = useSelector(checklist, ({ value }) => value.view === 'list');
  const isAsked = useSelector(checklist, ({ value }) => value.clearing === 'asked');
  const { ticked: here, all } = countOf(thingsOf(steps), ticked);
  return (
    <div className="steps-progress">
      <p className="steps-progress__count" role="status">
        {texts.ticksReady({ ticked: here, all })}
      </p>
      <p>{isKept ? texts.ticksStored : texts.ticksNotStored}</p>
      <progress className="steps-progress__bar" value={here} max={all} aria-label={texts.ticksLabel} />
      {isAsked ? (
        <p className="steps-progress__ways" role="alert">
          <strong>{texts.clearTicksQuestion}</strong>
          <button type="button" onClick={() => checklist.send({ type: 'clearing.confirmed' })}>
            {sharedTexts.clear}
          </button>
          <button type="button" onClick={() => checklist.send({ type: 'clearing.cancelled' })}>
            {texts.cancel}
          </button>
        </p>
      ) : (
        <p className="steps-progress__ways">
          <button
            type="button"
            onClick={() => {
              checklist.send({ type: isListed ? 'all.folded' : 'all.listed' });
              // The list begins above this button, which stays where it ends.
              requestAnimationFrame(() => document.getElementById(STEPS_ID)?.scrollIntoView());
            }}
          >
            {isListed ? texts.stepByStep : texts.allInOneList}
          </button>
          <button
            type="button"
            aria-disabled={ticked.length === 0}
            onClick={() => checklist.send({ type: 'clearing.asked' })}
          >
            {texts.clearTicks}
          </button>
        </p>
      )}
      <p className="steps-progress__note">{texts.factsNote}</p>
    </div>
  );
}
