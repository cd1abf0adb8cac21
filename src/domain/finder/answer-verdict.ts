import type { ParcelLimits } from '../shared/parcel/parcel-facts.ts';
import * as texts from '../shared/parcel/texts.ts';
import * as sharedTexts from '../shared/texts.ts';
import { type Answers, nextQuestion } from './finder.ts';
import { type FinderQuestion, QUESTIONS, type QuestionId } from './questions.ts';

/** What a parcel says to an answer of the questions. */
export interface AnswerVerdict {
  readonly isAllowed: boolean;
  readonly text: string;
}

const ONE_PLOT = 'sertipikat';

/**
 * Adds what a parcel of the map answers by itself, as soon as the question would come: it is one plot, and registered (spec
 * §5 The parcel goes along). An answer that is given already stays.
 */
export function withParcelAnswers(answers: Answers): Answers {
  return nextQuestion(answers) === 'where' ? { ...answers, where: ONE_PLOT } : answers;
}

/**
 * Gives the questions that are asked (spec §5 The parcel goes along): without the one that a parcel answers, but where that
 * one is being asked.
 */
export function askedQuestions(at: QuestionId, hasParcel: boolean): readonly FinderQuestion[] {
  return QUESTIONS.filter(({ id }) => id === at || !hasParcel || id !== 'where');
}

const MOST_OF_LOW = 2;

/**
 * Says whether the size of an answer is allowed on a parcel (spec §5 The parcel goes along).
 * @param answer the id of an answer to 'size'
 * @returns undefined where the limits are not known, the setbacks leave no room, or the answer says nothing of storeys
 */
export function answerVerdict(
  limits: Pick<ParcelLimits, 'storeys' | 'height' | 'mayBuild' | 'room'> | undefined,
  answer: string,
): AnswerVerdict | undefined {
  if (limits === undefined || (answer !== 'rendah' && answer !== 'tinggi')) return undefined;
  const { storeys, height, mayBuild, room } = limits;
  const forbidden = { isAllowed: false, text: texts.notAllowedHere };
  if (!mayBuild) return forbidden;
  // What the zone allows has no room there, and whether an exception is made only the office can say.
  if (room === 'nothing') return undefined;
  if (answer === 'tinggi') {
    return storeys > MOST_OF_LOW ? { isAllowed: true, text: texts.allowedUpToStoreys(storeys) } : forbidden;
  }
  const text =
    storeys < MOST_OF_LOW
      ? texts.oneStoreyOnly
      : storeys === MOST_OF_LOW
        ? texts.allowedUpToHeight(height)
        : sharedTexts.permitted;
  return { isAllowed: true, text };
}
