import { assign, fromPromise, sendTo, setup } from 'xstate';
import { withParcelAnswers } from '../../domain/finder/answer-verdict.ts';
import {
  type Answers,
  answerOf,
  formatAnswers,
  isAnswered,
  nextQuestion,
  parseAnswers,
  questionBefore,
  withAnswer,
} from '../../domain/finder/finder.ts';
import type { QuestionId } from '../../domain/finder/questions.ts';
import { UNSURE } from '../../domain/finder/questions.ts';
import { readProcedureId } from '../../domain/procedures/procedure.ts';
import { to } from '../messages.ts';
import type { Share, SharedPage, ShareOutcome } from '../ports/share.ts';
import { OUTCOME_SHOWN_MS } from '../shared/download-region.ts';
import { sharingGuards, sharingRegion } from '../shared/sharing-region.ts';
import type { FinderEvent } from './finder-events.ts';

/** What 'Mau membangun apa?' needs from outside. */
export interface FinderPorts {
  readonly share: Share;
}

/**
 * The answers so far, the question shown, and the answer to it that is chosen but not yet given; the procedure that is
 * shown without any question, and whether a parcel answers some of them.
 */
export interface FinderContext {
  readonly answers: Answers;
  readonly at: QuestionId;
  readonly draft?: string | undefined;
  /** Its id, as the address has it. */
  readonly procedure?: string | undefined;
  readonly hasParcel: boolean;
}

const START: FinderContext = {
  answers: {},
  at: 'what',
  draft: undefined,
  procedure: undefined,
  hasParcel: false,
};

/** What changes after some answers: at the first open question, or at the last one answered. */
function after(answers: Answers, hasParcel: boolean) {
  const known = hasParcel ? withParcelAnswers(answers) : answers;
  const at = nextQuestion(known) ?? questionBefore(undefined, known) ?? 'what';
  return { answers: known, at, draft: known[at] };
}

/** What an address opens: a procedure by its id, or the questions with their answers so far. */
function opened(text: string, hasParcel: boolean) {
  const procedure = readProcedureId(text);
  return { ...after(procedure === undefined ? parseAnswers(text) : {}, hasParcel), procedure };
}

/**
 * 'Mau membangun apa?' (spec §4 Service finder): closed, or open on a question or on the result. Answers can be
 * changed, and the result shared.
 * @param ports the visitor's way to share
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createFinderMachine(ports: FinderPorts) {
  return setup({
    types: { context: {} as FinderContext, events: {} as FinderEvent },
    actors: { share: fromPromise<ShareOutcome, SharedPage>(({ input }) => ports.share.share(input)) },
    actions: {
      read: assign(({ context }, answers: string) => opened(answers, context.hasParcel)),
      takeParcel: assign(({ context }, hasParcel: boolean) => {
        if (context.procedure !== undefined) return { hasParcel };
        const next = after(context.answers, hasParcel);
        // What is chosen and not given yet stays, while its question does.
        return { hasParcel, ...next, draft: next.at === context.at ? context.draft : next.draft };
      }),
      askQuestions: assign(({ context }) => ({ ...after({}, context.hasParcel), procedure: undefined })),
      forget: assign(START),
      choose: assign((_, draft: string) => ({ draft })),
      give: assign(({ context }, answer: string | undefined) =>
        after(withAnswer(context.answers, context.at, answer ?? '') ?? context.answers, context.hasParcel),
      ),
      reportAnswers: sendTo(to('dialogs'), ({ context }) => ({
        type: 'subject.moved',
        mulai: context.procedure ?? formatAnswers(context.answers),
      })),
      goTo: assign(({ context }, at: QuestionId | undefined) =>
        at === undefined ? {} : { at, draft: context.answers[at] },
      ),
    },
    guards: {
      isAnswer: ({ context }, answer: string | undefined) => answerOf(context.at, answer) !== undefined,
      isAnswered: ({ context }, question: QuestionId) => isAnswered(context.answers, question),
      hasBefore: ({ context }) => questionBefore(context.at, context.answers) !== undefined,
      isDecided: ({ context }) =>
        context.procedure !== undefined || nextQuestion(context.answers) === undefined,
      isAnother: ({ context }, hasParcel: boolean) => context.hasParcel !== hasParcel,
      ...sharingGuards,
    },
    delays: { outcomeShown: OUTCOME_SHOWN_MS },
  }).createMachine({
    id: 'finder',
    context: START,
    initial: 'closed',
    states: {
      closed: {
        on: {
          'finder.opened': {
            target: 'open',
            actions: { type: 'read', params: ({ event }) => event.answers },
          },
        },
      },
      open: {
        type: 'parallel',
        on: {
          'finder.opened': {
            target: 'open',
            actions: { type: 'read', params: ({ event }) => event.answers },
          },
          'finder.closed': { target: 'closed', actions: 'forget' },
        },
        states: {
          answers: {
            initial: 'weighed',
            on: {
              'parcel.given': {
                guard: { type: 'isAnother', params: ({ event }) => event.hasParcel },
                target: '.weighed',
                actions: { type: 'takeParcel', params: ({ event }) => event.hasParcel },
              },
              'questions.asked': { target: '.weighed', actions: 'askQuestions' },
            },
            states: {
              weighed: {
                entry: 'reportAnswers',
                always: [{ guard: 'isDecided', target: 'found' }, { target: 'asking' }],
              },
              asking: {
                on: {
                  'answer.chosen': {
                    guard: { type: 'isAnswer', params: ({ event }) => event.answer },
                    actions: { type: 'choose', params: ({ event }) => event.answer },
                  },
                  'answer.confirmed': {
                    guard: { type: 'isAnswer', params: ({ context }) => context.draft },
                    target: 'weighed',
                    actions: { type: 'give', params: ({ context }) => context.draft },
                  },
                  'answer.skipped': { target: 'weighed', actions: { type: 'give', params: UNSURE.id } },
                  'question.back': {
                    guard: 'hasBefore',
                    actions: {
                      type: 'goTo',
                      params: ({ context }) => questionBefore(context.at, context.answers),
                    },
                  },
                  'question.revisited': {
                    guard: { type: 'isAnswered', params: ({ event }) => event.question },
                    actions: { type: 'goTo', params: ({ event }) => event.question },
                  },
                },
              },
              found: {
                on: {
                  'question.revisited': {
                    guard: { type: 'isAnswered', params: ({ event }) => event.question },
                    target: 'asking',
                    actions: { type: 'goTo', params: ({ event }) => event.question },
                  },
                },
              },
            },
          },
          sharing: sharingRegion,
        },
      },
    },
  });
}
