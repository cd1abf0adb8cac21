import type { SpatialServiceId } from '../shared/spatial-services.ts';
import { type FinderAnswer, QUESTIONS, type QuestionId, questionOf, UNSURE } from './questions.ts';
import * as texts from './texts.ts';

/** The ids of the answers given so far, by question. */
export type Answers = { readonly [Id in QuestionId]?: string };

/** Where the answers lead, and the rule that says so in a sentence. */
export interface Finding {
  readonly service: SpatialServiceId;
  readonly because: string;
}

/**
 * Says which service answers lead to (spec §5 Service finder): the first rule that holds. An answer that is missing or
 * unsure makes no rule hold but the first.
 */
export function findService({ what = UNSURE.id, where, size, whom }: Answers): Finding {
  if (what === 'belum' || what === UNSURE.id) {
    return { service: 'itr', because: texts.mulailahDariPeruntukanTanahnya };
  }
  if (where === 'tanpa') {
    return { service: 'itr', because: texts.tanpaSertipikatMulailahDari };
  }
  if (what === 'perumahan' || size === 'banyak') {
    return { service: 'siteplan', because: texts.beberapaBangunanMemerlukanRencana };
  }
  if (what === 'bersama' || whom === 'warga') {
    return { service: 'kkpr', because: texts.kegiatanBersamaYangBukan };
  }
  return { service: 'krk', because: texts.satuBangunanDiAtas };
}

/**
 * Gives the next question to ask: the first without an answer, or none where no answer to the rest could change where
 * they lead (spec §5 Service finder).
 */
export function nextQuestion(answers: Answers): QuestionId | undefined {
  const open = QUESTIONS.filter(({ id }) => answers[id] === undefined);
  const [first] = open;
  if (first === undefined) return undefined;
  const ends = open.reduce<readonly Answers[]>(
    (combinations, { id, answers: given }) =>
      combinations.flatMap((combination) =>
        [...given, UNSURE].map((answer) => ({ ...combination, [id]: answer.id })),
      ),
    [answers],
  );
  return new Set(ends.map((end) => findService(end).service)).size === 1 && answers.what !== undefined
    ? undefined
    : first.id;
}

/**
 * Writes answers as the address has them, such as 'rumah.sertipikat.rendah' (contract "Addresses"). Answers after the first
 * that is missing are left out.
 */
export function formatAnswers(answers: Answers): string {
  const given: string[] = [];
  for (const { id } of QUESTIONS) {
    const answer = answers[id];
    if (answer === undefined) break;
    given.push(answer);
  }
  return given.join('.');
}

/** Reads what formatAnswers writes; what follows an answer that there is not is dropped. */
export function parseAnswers(text: string): Answers {
  const answers: { [Id in QuestionId]?: string } = {};
  for (const [index, word] of text.split('.').slice(0, QUESTIONS.length).entries()) {
    const question = QUESTIONS[index];
    if (question === undefined || answerOf(question.id, word) === undefined) break;
    answers[question.id] = word;
  }
  return answers;
}

/** Gives an answer to a question, unsure included; none where there is no such. */
export function answerOf(question: QuestionId, id: string | undefined): FinderAnswer | undefined {
  return [...questionOf(question).answers, UNSURE].find((answer) => answer.id === id);
}

/**
 * Gives the answers with one more, and without those that come after it and are not asked for any more.
 * @returns undefined where the question has no such answer
 */
export function withAnswer(answers: Answers, question: QuestionId, id: string): Answers | undefined {
  if (answerOf(question, id) === undefined) return undefined;
  const given: { [Id in QuestionId]?: string } = {};
  for (const { id: one } of QUESTIONS) {
    if (nextQuestion(given) !== one) break;
    const answer = one === question ? id : answers[one];
    if (answer === undefined) break;
    given[one] = answer;
  }
  return given;
}

/**
 * Gives the question before another that has an answer.
 * @param at the question, or undefined for what comes after the last one
 */
export function questionBefore(at: QuestionId | undefined, answers: Answers): QuestionId | undefined {
  const ids = QUESTIONS.map(({ id }) => id);
  const before = at === undefined ? ids : ids.slice(0, ids.indexOf(at));
  return before.findLast((id) => answers[id] !== undefined);
}

/** Tells whether there is such a question, and it has an answer. */
export function isAnswered(answers: Answers, question: string): boolean {
  return QUESTIONS.some(({ id }) => id === question && answers[id] !== undefined);
}
