import * as v from 'valibot';
import { bare, carrying, sharedPage } from './fields.ts';

const answers = v.string();
const page = { title: 'Keterangan Rencana Kota (KRK)', url: 'https://bupc.example.id/home?mulai=rumah' };

/** What happens to 'Mau membangun apa?'. */
export const FINDER_EVENTS = {
  'finder.opened': carrying(
    'finder.opened',
    { answers },
    { answers: '' },
    { answers: 'rumah.sertipikat.rendah.keluarga' },
    { answers: 'tambah-lantai' },
  ),
  'finder.closed': bare('finder.closed'),
  'answer.chosen': carrying(
    'answer.chosen',
    { answer: v.string() },
    { answer: 'rumah' },
    { answer: 'belum' },
    { answer: 'sertipikat' },
  ),
  'answer.confirmed': bare('answer.confirmed'),
  'answer.skipped': bare('answer.skipped'),
  'question.back': bare('question.back'),
  'question.revisited': carrying(
    'question.revisited',
    { question: v.picklist(['what', 'where', 'size', 'whom']) },
    { question: 'what' },
  ),
  'questions.asked': bare('questions.asked'),
  'parcel.given': carrying(
    'parcel.given',
    { hasParcel: v.boolean() },
    { hasParcel: true },
    { hasParcel: false },
  ),
  'share.requested': carrying('share.requested', { page: sharedPage }, { page }),
};
