import * as sharedTexts from '../shared/texts.ts';
import * as texts from './texts.ts';

/** An answer to a question, with its id and its text. */
export interface FinderAnswer {
  /** In the address; letters alone. */
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

/** A question of 'Mau membangun apa?' (spec §2 Service finder). */
export interface FinderQuestion {
  readonly id: QuestionId;
  /** The name of the answer in the list of answers. */
  readonly name: string;
  readonly question: string;
  readonly hint: string;
  readonly answers: readonly FinderAnswer[];
}

/** The questions by name: what, where, how big, for whom. */
export type QuestionId = 'what' | 'where' | 'size' | 'whom';

/** The answer of visitors who do not know; it counts as no other answer. */
export const UNSURE: FinderAnswer = { id: 'ragu', label: texts.unsure };

/** The four questions, in their order (spec §2 Service finder). */
export const QUESTIONS: readonly FinderQuestion[] = [
  {
    id: 'what',
    name: texts.whatName,
    question: texts.whatQuestion,
    hint: texts.whatHint,
    answers: [
      { id: 'rumah', label: texts.whatHouse, note: texts.whatHouseNote },
      { id: 'usaha', label: texts.whatBusiness, note: texts.whatBusinessNote },
      { id: 'perumahan', label: texts.whatHousing, note: texts.whatHousingNote },
      { id: 'bersama', label: texts.whatCommunity, note: texts.whatCommunityNote },
      { id: 'belum', label: texts.whatNotBuilding, note: texts.whatNotBuildingNote },
    ],
  },
  {
    id: 'where',
    name: sharedTexts.where,
    question: texts.whereQuestion,
    hint: texts.whereHint,
    answers: [
      { id: 'sertipikat', label: texts.whereCertified, note: texts.whereCertifiedNote },
      { id: 'tanpa', label: texts.whereUncertified, note: texts.whereUncertifiedNote },
      { id: 'gabungan', label: texts.whereSeveral, note: texts.whereSeveralNote },
    ],
  },
  {
    id: 'size',
    name: texts.sizeName,
    question: texts.sizeQuestion,
    hint: texts.sizeHint,
    answers: [
      { id: 'rendah', label: texts.sizeLow, note: texts.sizeOneBuildingNote },
      { id: 'tinggi', label: texts.sizeHigh, note: texts.sizeOneBuildingNote },
      { id: 'banyak', label: texts.sizeSeveral, note: texts.sizeSeveralNote },
    ],
  },
  {
    id: 'whom',
    name: texts.whoName,
    question: texts.whoQuestion,
    hint: texts.whoHint,
    answers: [
      { id: 'keluarga', label: texts.whoFamily, note: texts.whoFamilyNote },
      { id: 'pelanggan', label: texts.whoCustomers, note: texts.whoCustomersNote },
      { id: 'warga', label: texts.whoCommunity, note: texts.whoCommunityNote },
    ],
  },
];

/** Gives a question by its name. */
export function questionOf(id: QuestionId): FinderQuestion {
  const question = QUESTIONS.find((one) => one.id === id);
  if (question === undefined) throw new RangeError(`no question '${id}'`);
  return question;
}
