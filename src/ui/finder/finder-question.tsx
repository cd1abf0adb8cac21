import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { questionOf } from '../../domain/finder/questions.ts';
import { useDependencies } from '../dependencies.tsx';
import { AnswerGlyph } from './answer-glyph.tsx';

/** The question shown, with its answers. */
export function FinderQuestion() {
  const { finder } = useDependencies().site;
  const at = useSelector(finder, ({ context }) => context.at);
  const draft = useSelector(finder, ({ context }) => context.draft);
  const { question, hint, answers } = questionOf(at);
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
      <h3 className="finder__question" ref={heading} tabIndex={-1}>
        {question}
      </h3>
      <p className="finder__hint">{hint}</p>
      <fieldset className="finder__answers">
        <legend className="visually-hidden">{question}</legend>
        {answers.map(({ id, label, note }) => (
          <label className="finder-answer" key={id}>
            <AnswerGlyph name={id} />
            <span className="finder-answer__words">
              <span className="finder-answer__label">{label}</span>
              {note && <span className="finder-answer__note">{note}</span>}
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
        ))}
      </fieldset>
      {/* Enter in a field of a form needs one. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}
