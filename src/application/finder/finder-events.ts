import type { SharedPage } from '../ports/share.ts';

/** What happens to 'Mau membangun apa?'; answers come as the address writes them. */
export type FinderEvent =
  | { readonly type: 'finder.opened'; readonly answers: string }
  | { readonly type: 'finder.closed' }
  | { readonly type: 'answer.chosen'; readonly answer: string }
  | { readonly type: 'answer.confirmed' }
  | { readonly type: 'answer.skipped' }
  | { readonly type: 'question.back' }
  | { readonly type: 'question.revisited'; readonly question: 'what' | 'where' | 'size' | 'whom' }
  | { readonly type: 'questions.asked' }
  | { readonly type: 'parcel.given'; readonly hasParcel: boolean }
  | { readonly type: 'share.requested'; readonly page: SharedPage };
