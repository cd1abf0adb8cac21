import { useSelector } from '@xstate/react';
import { askedQuestions } from '../../domain/finder/answer-verdict.ts';
import * as texts from '../../domain/finder/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { ArtImage } from '../shared/art-image.tsx';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { ProgressMarks } from '../shared/dialog-panel.tsx';
import { Icon } from '../shared/icon.tsx';
import { ParcelStrip } from '../shared/parcel-strip.tsx';
import { FinderAnswers } from './finder-answers.tsx';
import { FinderFoot } from './finder-foot.tsx';
import { FinderQuestion } from './finder-question.tsx';
import { FinderResult, useFinding } from './finder-result.tsx';
import { ParcelVerdict, SizeForbidden } from './parcel-verdict.tsx';
import { ProcedurePage } from './procedure-page.tsx';
import { Steps } from './steps.tsx';
import { useProcedure } from './use-procedure.ts';
import './finder-dialog.scss';
import { useShown } from '../shared/use-shown.ts';

/**
 * 'Mau membangun apa?': at most four questions, and the way that the answers lead to; or that way by its own address (spec §2
 * Service finder, Steps).
 */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const finder = useShown('finder');
  const isFound = useSelector(finder, (snapshot) => snapshot.matches({ open: { answers: 'found' } }));
  const procedure = useSelector(finder, ({ context }) => context.procedure);
  if (procedure !== undefined) return <ProcedurePage onClose={onClose} />;
  return isFound ? <Found onClose={onClose} /> : <Asking onClose={onClose} />;
}

function Asking({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      {...DIALOG_NAMES.finder}
      lead={<Progress />}
      under={<ParcelStrip />}
      foot={<Onward />}
      onClose={onClose}
    >
      <div className="finder">
        <div className="finder__main">
          <FinderQuestion />
        </div>
        <aside className="finder__aside">
          <div className="finder__art">
            <ArtImage src="/art/svc-map.webp" alt="" width={800} height={480} decoding="async" />
          </div>
          <FinderAnswers />
        </aside>
      </div>
    </DialogFrame>
  );
}

function Found({ onClose }: { onClose: () => void }) {
  const { name, service } = useFinding();
  const found = useProcedure();
  return (
    <DialogFrame
      {...DIALOG_NAMES.finder}
      lead={texts.foundLead}
      under={<ParcelStrip invites />}
      foot={<FinderFoot name={name} service={service} />}
      onClose={onClose}
    >
      <div className="finder">
        <div className="finder__main">
          <SizeForbidden />
          {found && <ParcelVerdict {...found} />}
          <FinderResult />
          {found && <Steps {...found} />}
        </div>
        <aside className="finder__aside">
          <FinderAnswers />
        </aside>
      </div>
    </DialogFrame>
  );
}

/** The progress of the questions: boundary marks, and the same in words. */
function Progress() {
  const finder = useShown('finder');
  const at = useSelector(finder, ({ context }) => context.at);
  const hasParcel = useSelector(finder, ({ context }) => context.hasParcel);
  const questions = askedQuestions(at, hasParcel);
  const asked = questions.findIndex(({ id }) => id === at);
  return (
    <ProgressMarks at={asked + 1} of={questions.length}>
      <span role="status">
        <span className="progress-marks__word">{sharedTexts.question} </span>
        <span>{sharedTexts.countOf({ number: asked + 1, count: questions.length })}</span>
      </span>
    </ProgressMarks>
  );
}

function Onward() {
  const finder = useShown('finder');
  const at = useSelector(finder, ({ context }) => context.at);
  const draft = useSelector(finder, ({ context }) => context.draft);
  return (
    <div className="finder-foot">
      <p className="finder-foot__note">{texts.notStored}</p>
      {at !== 'what' && (
        <button
          type="button"
          className="button button--outline finder-foot__back"
          onClick={() => finder.send({ type: 'question.back' })}
        >
          <Icon name="arrow-left" size="text" />
          <span className="finder__word">{sharedTexts.back}</span>
        </button>
      )}
      <button
        type="button"
        className="button button--outline"
        onClick={() => finder.send({ type: 'answer.skipped' })}
      >
        {texts.unsure}
      </button>
      <button
        type="button"
        className="button"
        // It keeps the focus that a disabled button would lose.
        aria-disabled={draft === undefined}
        onClick={() => finder.send({ type: 'answer.confirmed' })}
      >
        {sharedTexts.next}
        <Icon name="arrow-right" size="text" />
      </button>
    </div>
  );
}
