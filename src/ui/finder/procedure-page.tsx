import { procedures } from 'virtual:city-steps';
import { isDone } from '../../domain/procedures/checklist.ts';
import * as texts from '../../domain/procedures/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { ParcelStrip, useParcelIsAwaited } from '../shared/parcel-strip.tsx';
import { useShown } from '../shared/use-shown.ts';
import { FinderFoot } from './finder-foot.tsx';
import { ParcelVerdict } from './parcel-verdict.tsx';
import { Steps } from './steps.tsx';
import { useTicked } from './thing.tsx';
import { useProcedure } from './use-procedure.ts';

/** The page of a need: its steps in their order, without any question (spec §2 Steps). */
export function ProcedurePage({ onClose }: { onClose: () => void }) {
  const found = useProcedure();
  const ticked = useTicked();
  const isAwaited = useParcelIsAwaited();
  if (found === undefined) {
    return (
      <DialogFrame size="xl" title={texts.notFoundTitle} onClose={onClose}>
        <OtherProcedures />
      </DialogFrame>
    );
  }
  const { procedure, steps, isLookedUp } = found;
  const done = steps.filter((step) => isDone(step, ticked, isLookedUp)).length;
  // A parcel that is loading will have done a step: counted from the start, the lead stays one line high.
  const isCounted = done > 0 || (isAwaited && !procedure.asksActivity);
  const lead = isCounted ? texts.doneCount({ done, all: steps.length }) : procedure.about;
  return (
    <DialogFrame
      {...DIALOG_NAMES.finder}
      title={procedure.name}
      lead={lead}
      under={<ParcelStrip invites />}
      foot={<FinderFoot name={procedure.name} />}
      onClose={onClose}
    >
      <div className="finder">
        <div className="finder__main">
          <ParcelVerdict {...found} />
          <p className="steps-brief__heading">{procedure.heading}</p>
          <p>{unbroken(procedure.lead)}</p>
          <Steps {...found} />
        </div>
        <aside className="finder__aside">
          <OtherProcedures present={procedure.id} />
        </aside>
      </div>
    </DialogFrame>
  );
}

/** The other needs, and the questions for those who do not know which is theirs. */
function OtherProcedures({ present }: { present?: string }) {
  const finder = useShown('finder');
  return (
    <section className="finder-answers finder-answers--others" aria-labelledby="finder-others">
      <h3 className="finder-answers__title" id="finder-others">
        {texts.othersTitle}
      </h3>
      <p>
        <button
          type="button"
          className="finder-answers__questions"
          onClick={() => finder.send({ type: 'questions.asked' })}
        >
          {sharedTexts.answerFourQuestions}
        </button>
      </p>
      <ul className="finder-others">
        {procedures.procedures
          .filter(({ id }) => id !== present)
          .map(({ id, name, about }) => (
            <li key={id}>
              <DialogLink open={{ mulai: id }}>{name}</DialogLink>
              <span className="finder-others__about">{about}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
