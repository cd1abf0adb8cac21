import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { answerVerdict } from '../../domain/finder/answer-verdict.ts';
import { questionOf } from '../../domain/finder/questions.ts';
import * as texts from '../../domain/finder/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { useParcel } from '../shared/parcel-strip.tsx';
import { useShown } from '../shared/use-shown.ts';
import { AnswerGlyph } from './answer-glyph.tsx';
import { StraightToSteps } from './straight-to-steps.tsx';

/** The question shown, with its answers. */
export function FinderQuestion() {
  const finder = useShown('finder');
  const at = useSelector(finder, ({ context }) => context.at);
  const draft = useSelector(finder, ({ context }) => context.draft);
  const { question, hint, answers } = questionOf(at);
  const parcel = useParcel();
  const isWhereKnown = useSelector(
    finder,
    ({ context }) => context.hasParcel && context.answers.where !== undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(at);
  useEffect(() => {
    // The dialog gives the focus to the first question itself.
    if (first.current !== at) heading.current?.focus();
    first.current = at;
  }, [at]);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    finder.send({ type: 'answer.confirmed' });
  };
  return (
    <form onSubmit={confirm}>
      {parcel && isWhereKnown && at !== 'where' && (
        <p className="finder__known">
          <Icon name="tick" size="text" />
          <span>
            <strong>{texts.answeredLead}</strong> <span>{texts.answeredByParcel(parcel.zone)}</span>
          </span>
        </p>
      )}
      <h3 className="finder__question" ref={heading} tabIndex={-1}>
        {question}
      </h3>
      <p className="finder__hint">{hint}</p>
      {at === 'what' && <StraightToSteps />}
      <fieldset className="finder__answers">
        <legend className="visually-hidden">{question}</legend>
        {answers.map(({ id, label, note }) => {
          const verdict = answerVerdict(parcel?.limits, id);
          return (
            <label className="finder-answer" key={id}>
              <AnswerGlyph name={id} />
              <span className="finder-answer__words">
                <span className="finder-answer__label">{label}</span>
                {note && <span className="finder-answer__note">{note}</span>}
                {verdict && (
                  <span
                    className={verdict.isAllowed ? 'answer-verdict' : 'answer-verdict answer-verdict--no'}
                  >
                    <Icon name={verdict.isAllowed ? 'tick' : 'close'} size="text" />
                    <span>{unbroken(verdict.text)}</span>
                  </span>
                )}
              </span>
              <input
                className="finder-answer__radio"
                type="radio"
                name={`finder-${at}`}
                value={id}
                checked={draft === id}
                onChange={() => finder.send({ type: 'answer.chosen', answer: id })}
              />
            </label>
          );
        })}
      </fieldset>
      {/* Enter in a field of a form needs one. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}
