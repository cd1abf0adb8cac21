import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { FinderEvent } from '../../../src/application/finder/finder-events.ts';
import { createFinderMachine } from '../../../src/application/finder/finder-machine.ts';
import type { SharedPage, ShareOutcome } from '../../../src/application/ports/share.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';

function started(...events: readonly FinderEvent[]) {
  const share = controlledCalls<SharedPage, ShareOutcome>();
  const actor = createActor(createFinderMachine({ share: { share: share.call } })).start();
  for (const event of events) actor.send(event);
  const seen = () => {
    const { value, context } = actor.getSnapshot();
    const answers = typeof value === 'string' ? value : value.open?.answers;
    const { procedure, hasParcel, ...rest } = context;
    return {
      state: answers,
      ...rest,
      ...(procedure !== undefined && { procedure }),
      ...(hasParcel && { hasParcel }),
    };
  };
  return { actor, seen, share };
}
const opened = (answers = ''): FinderEvent => ({ type: 'finder.opened', answers });
const chosen = (answer: string): FinderEvent => ({ type: 'answer.chosen', answer });
const confirmed: FinderEvent = { type: 'answer.confirmed' };

describe("'Mau membangun apa?'", () => {
  it('opens at its first question', () => {
    expect(started(opened()).seen()).toEqual({ state: 'asking', answers: {}, at: 'what', draft: undefined });
  });

  it('goes on only with an answer that there is', () => {
    expect(started(opened(), confirmed).seen().at).toBe('what');
    expect(started(opened(), chosen('istana'), confirmed).seen()).toEqual(started(opened()).seen());
    expect(started(opened(), chosen('rumah')).seen()).toEqual({
      state: 'asking',
      answers: {},
      at: 'what',
      draft: 'rumah',
    });
    expect(started(opened(), chosen('rumah'), confirmed).seen()).toEqual({
      state: 'asking',
      answers: { what: 'rumah' },
      at: 'where',
      draft: undefined,
    });
  });

  it('goes on for visitors who do not know', () => {
    expect(started(opened('rumah'), { type: 'answer.skipped' }).seen()).toEqual({
      state: 'asking',
      answers: { what: 'rumah', where: 'ragu' },
      at: 'size',
      draft: undefined,
    });
  });

  it('ends as soon as nothing more could change the end', () => {
    expect(started(opened('rumah'), chosen('tanpa'), confirmed).seen()).toEqual({
      state: 'found',
      answers: { what: 'rumah', where: 'tanpa' },
      at: 'where',
      draft: 'tanpa',
    });
  });

  it('opens at the end where the address has all that is needed', () => {
    expect(started(opened('rumah.sertipikat.rendah.keluarga')).seen().state).toBe('found');
    expect(started(opened('rumah.istana')).seen()).toEqual({
      state: 'asking',
      answers: { what: 'rumah' },
      at: 'where',
      draft: undefined,
    });
  });

  it('goes back with the answer that was given, but not before the first', () => {
    const back: FinderEvent = { type: 'question.back' };
    expect(started(opened('rumah.sertipikat'), back).seen()).toEqual({
      state: 'asking',
      answers: { what: 'rumah', where: 'sertipikat' },
      at: 'where',
      draft: 'sertipikat',
    });
    expect(started(opened('rumah'), back, back).seen().at).toBe('what');
  });

  it('changes one answer and keeps the others that are still asked for', () => {
    const revisited: FinderEvent = { type: 'question.revisited', question: 'what' };
    const all = started(opened('rumah.sertipikat.rendah.keluarga'), revisited);
    expect(all.seen()).toEqual({
      state: 'asking',
      answers: { what: 'rumah', where: 'sertipikat', size: 'rendah', whom: 'keluarga' },
      at: 'what',
      draft: 'rumah',
    });
    all.actor.send(chosen('usaha'));
    all.actor.send(confirmed);
    expect(all.seen()).toEqual({
      state: 'found',
      answers: { what: 'usaha', where: 'sertipikat', size: 'rendah', whom: 'keluarga' },
      at: 'whom',
      draft: 'keluarga',
    });
  });

  it('does not go to a question that has no answer', () => {
    const revisited: FinderEvent = { type: 'question.revisited', question: 'whom' };
    expect(started(opened('rumah'), revisited).seen().at).toBe('where');
    expect(started(opened('belum'), revisited).seen().state).toBe('found');
    const none = { type: 'question.revisited', question: 'constructor' } as unknown as FinderEvent;
    expect(started(opened('belum'), none).seen().state).toBe('found');
  });

  it('forgets the answers when it closes', () => {
    expect(started(opened('rumah'), { type: 'finder.closed' }).seen()).toEqual({
      state: 'closed',
      answers: {},
      at: 'what',
      draft: undefined,
    });
  });

  it('passes on where it leads', async () => {
    const page = { title: 'KRK', url: 'https://kota.id/home?mulai=rumah' };
    const { actor, share } = started(opened('belum'), { type: 'share.requested', page });
    expect(share.inputs).toEqual([page]);
    await share.answer('copied');
    expect(actor.getSnapshot().value).toEqual({ open: { answers: 'found', sharing: 'copied' } });
  });

  it('keeps what is chosen when the parcel comes, and takes what that answers', () => {
    const { actor, seen } = started(opened(), chosen('rumah'), { type: 'parcel.given', hasParcel: true });
    expect(seen()).toEqual({ state: 'asking', answers: {}, at: 'what', draft: 'rumah', hasParcel: true });
    actor.send(confirmed);
    expect(seen()).toEqual({
      state: 'asking',
      answers: { what: 'rumah', where: 'sertipikat' },
      at: 'size',
      draft: undefined,
      hasParcel: true,
    });
  });
});
