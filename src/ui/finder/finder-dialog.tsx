import { useSelector } from '@xstate/react';
import { QUESTIONS } from '../../domain/finder/questions.ts';
import * as texts from '../../domain/finder/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArtImage } from '../shared/art-image.tsx';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { Icon } from '../shared/icon.tsx';
import { FinderAnswers } from './finder-answers.tsx';
import { FinderQuestion } from './finder-question.tsx';
import { FinderLinks, FinderResult } from './finder-result.tsx';
import './finder-dialog.scss';

/** 'Mau membangun apa?': at most four questions, and the service that the answers lead to (spec §2 Service finder). */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const { finder } = useDependencies().site;
  const isFound = useSelector(finder, (snapshot) => snapshot.matches({ open: { answers: 'found' } }));
  return (
    <DialogFrame
      size="xl"
      title={texts.mauMembangunApa}
      lead={isFound ? texts.hasilJawabanAnda : <Steps />}
      foot={isFound ? <FinderLinks /> : <Onward />}
      onClose={onClose}
    >
      <div className="finder">
        <div className="finder__main">{isFound ? <FinderResult /> : <FinderQuestion />}</div>
        <aside className="finder__aside">
          {!isFound && (
            <div className="finder__art">
              <ArtImage src="/art/svc-map.webp" alt="" width={800} height={480} decoding="async" />
            </div>
          )}
          <FinderAnswers />
        </aside>
      </div>
    </DialogFrame>
  );
}

/** The progress of the questions: boundary marks, and the same in words. */
function Steps() {
  const { finder } = useDependencies().site;
  const at = useSelector(finder, ({ context }) => context.at);
  const asked = QUESTIONS.findIndex(({ id }) => id === at);
  return (
    <span className="finder__steps">
      {QUESTIONS.map(({ id }, index) => (
        <span
          key={id}
          className={index <= asked ? 'finder__mark finder__mark--done' : 'finder__mark'}
          aria-hidden="true"
        />
      ))}
      <span role="status">
        <span className="finder__word">{texts.pertanyaan} </span>
        {texts.dari(asked + 1, QUESTIONS.length)}
      </span>
    </span>
  );
}

function Onward() {
  const { finder } = useDependencies().site;
  const at = useSelector(finder, ({ context }) => context.at);
  const draft = useSelector(finder, ({ context }) => context.draft);
  return (
    <div className="finder-foot">
      <p className="finder-foot__note">{texts.jawabanTidakDisimpanDan}</p>
      {at !== 'what' && (
        <button
          type="button"
          className="button button--outline finder-foot__back"
          onClick={() => finder.send({ type: 'question.back' })}
        >
          <Icon name="arrow-left" size="text" />
          <span className="finder__word">{texts.kembali}</span>
        </button>
      )}
      <button
        type="button"
        className="button button--outline"
        onClick={() => finder.send({ type: 'answer.skipped' })}
      >
        {texts.sayaRagu}
      </button>
      <button
        type="button"
        className="button"
        // It keeps the focus that a disabled button would lose.
        aria-disabled={draft === undefined}
        onClick={() => finder.send({ type: 'answer.confirmed' })}
      >
        {texts.selanjutnya}
        <Icon name="arrow-right" size="text" />
      </button>
    </div>
  );
}
