import { useSelector } from '@xstate/react';
import { answerOf } from '../../domain/finder/finder.ts';
import { QUESTIONS } from '../../domain/finder/questions.ts';
import * as texts from '../../domain/finder/texts.ts';
import { useShown } from '../shared/use-shown.ts';

/** The answers so far, each of which can be changed. */
export function FinderAnswers() {
  const finder = useShown('finder');
  const answers = useSelector(finder, ({ context }) => context.answers);
  const at = useSelector(finder, ({ context }) => context.at);
  const isFound = useSelector(finder, (snapshot) => snapshot.matches({ open: { answers: 'found' } }));
  const shown = isFound ? QUESTIONS.filter(({ id }) => answers[id] !== undefined) : QUESTIONS;
  return (
    <section className="finder-answers" aria-labelledby="finder-answers">
      <h3 className="finder-answers__title" id="finder-answers">
        {texts.answersTitle}
      </h3>
      <dl>
        {shown.map(({ id, name }) => {
          const given = answerOf(id, answers[id]);
          return (
            <div className="finder-answers__row" key={id}>
              <dt>{name}</dt>
              <dd>
                <span className={given ? 'finder-answers__given' : undefined}>
                  {given?.label ?? texts.unanswered}
                </span>
                {given && (isFound || id !== at) && (
                  <button
                    type="button"
                    className="finder-answers__change"
                    onClick={() => finder.send({ type: 'question.revisited', question: id })}
                  >
                    {texts.changeAnswer}
                    <span className="visually-hidden">{` ${texts.changeAnswerLabel(name)}`}</span>
                  </button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {isFound && (
        <p className="finder-answers__office">
          <strong>{texts.officeDecides}</strong> {texts.officeDecidesText}
        </p>
      )}
    </section>
  );
}
