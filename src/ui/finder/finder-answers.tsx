import { useSelector } from '@xstate/react';
import { answerOf } from '../../domain/finder/finder.ts';
import { QUESTIONS } from '../../domain/finder/questions.ts';
import { useDependencies } from '../dependencies.tsx';

/** The answers so far, each of which can be changed. */
export function FinderAnswers() {
  const { finder } = useDependencies().site;
  const { answers, at } = useSelector(finder, ({ context }) => context);
  const isFound = useSelector(finder, (snapshot) => snapshot.matches({ open: { answers: 'found' } }));
  const shown = isFound ? QUESTIONS.filter(({ id }) => answers[id] !== undefined) : QUESTIONS;
  return (
    <section className="finder-answers" aria-labelledby="finder-answers">
      <h3 className="finder-answers__title" id="finder-answers">
        Jawaban Anda
      </h3>
      <dl>
        {shown.map(({ id, name }) => {
          const given = answerOf(id, answers[id]);
          return (
            <div className="finder-answers__row" key={id}>
              <dt>{name}</dt>
              <dd>
                <span className={given ? 'finder-answers__given' : undefined}>
                  {given?.label ?? 'Belum dijawab'}
                </span>
                {given && (isFound || id !== at) && (
                  <button
                    type="button"
                    className="finder-answers__change"
                    onClick={() => finder.send({ type: 'question.revisited', question: id })}
                  >
                    Ubah<span className="visually-hidden"> jawaban {name}</span>
                  </button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {isFound && (
        <p className="finder-answers__office">
          <strong>Kantor yang menentukan.</strong> Hasil ini petunjuk dari jawaban Anda; petugas memeriksa
          dokumen dan lokasinya.
        </p>
      )}
    </section>
  );
}
