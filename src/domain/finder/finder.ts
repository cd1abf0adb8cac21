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
 * Says which service the answers lead to (spec §5 Service finder): the first rule that matches. With a missing or
 * unsure answer only the first rule can match.
 */
export function findService({ what = UNSURE.id, where, size, whom }: Answers): Finding {
  if (what === 'belum' || what === UNSURE.id) {
    return { service: 'itr', because: texts.becauseLandUse };
  }
  if (where === 'tanpa') {
    return { service: 'itr', because: texts.becauseUncertified };
  }
  if (what === 'perumahan' || size === 'banyak') {
    return { service: 'siteplan', because: texts.becauseSeveral };
  }
  if (what === 'bersama' || whom === 'warga') {
    return { service: 'kkpr', because: texts.becauseCommunity };
  }
  return { service: 'krk', because: texts.becauseOneBuilding };
}

/**
 * Gives the next question: the first without an answer; undefined where the remaining answers could not change the
 * result (spec §5 Service finder).
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
 * Writes answers for the address, such as 'rumah.sertipikat.rendah' (contract "Addresses"). Answers after the first
 * missing one are left out.
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

/** Reads what formatAnswers writes; everything after an unknown answer is dropped. */
export function parseAnswers(text: string): Answers {
  const answers: { [Id in QuestionId]?: string } = {};
  for (const [index, word] of text.split('.').slice(0, QUESTIONS.length).entries()) {
    const question = QUESTIONS[index];
    if (question === undefined || answerOf(question.id, word) === undefined) break;
    answers[question.id] = word;
  }
  return answers;
}

/** Gives an answer to a question, unsure included; undefined where it does not exist. */
export function answerOf(question: QuestionId, id: string | undefined): FinderAnswer | undefined {
  return [...questionOf(question).answers, UNSURE].find((answer) => answer.id === id);
}

/**
 * Adds an answer, and drops later ones whose questions are no longer asked.
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
 * Gives the last answered question before another.
 * @param at the question, or undefined for the result after the last one
 */
export function questionBefore(at: QuestionId | undefined, answers: Answers): QuestionId | undefined {
  const ids = QUESTIONS.map(({ id }) => id);
  const before = at === undefined ? ids : ids.slice(0, ids.indexOf(at));
  return before.findLast((id) => answers[id] !== undefined);
}

/** Whether such a question exists and has an answer. */
export function isAnswered(answers: Answers, question: string): boolean {
  return QUESTIONS.some(({ id }) => id === question && answers[id] !== undefined);
}
