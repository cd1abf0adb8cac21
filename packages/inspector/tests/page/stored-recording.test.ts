import { describe, expect, it } from 'vitest';
import type { PageMessage } from '../../src/application/inspection/messages.ts';
import { storedTextsIn } from '../../src/application/inspection/stored-texts.ts';
import { storeRecording } from '../../src/page/stored-recording.ts';

const RECORDED = '{"entries":[1,2,3]}';

/** The storage of a tab, which may be full or forbidden. */
function tab(refused?: 'full' | 'forbidden') {
  const items = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: refused ? refuse : (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  return storedTextsIn(refused === 'forbidden' ? refuse : () => storage);
}

/** A page of the tab, with what its tester recorded and has in no file. */
function load(texts: ReturnType<typeof tab>, unsaved?: string, replay?: () => void) {
  const window = new EventTarget();
  const done: unknown[] = [];
  const sent: PageMessage[] = [];
  const end = storeRecording({
    window,
    texts,
    unsaved: () => unsaved,
    count: (text) => {
      if (text !== RECORDED) throw new Error('it is not whole');
      return 3;
    },
    send: (message) => sent.push(message),
    save: (text, count) => done.push(['saved', text, count]),
    replay: replay ?? ((text) => done.push(['replayed', text])),
  });
  return {
    sent,
    done,
    end,
    /** @returns whether the page may be left without a question of the browser */
    leave: () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

const OFFERED: PageMessage = { type: 'recording.stored', count: 3 };
const OVER: PageMessage = { type: 'recording.stored', count: undefined };

describe('what was recorded before a page was loaded anew', () => {
  it('is offered by the page after it, until that page was left without an end of the offer too', () => {
    const texts = tab();
    const first = load(texts, RECORDED);
    const left = [first.leave()];
    const second = load(texts);
    left.push(second.leave());
    const third = load(texts);
    // The browser ended without a word to it.
    const fourth = load(texts);
    expect([left, first.sent, second.sent, third.sent, fourth.sent]).toEqual([
      [true, true],
      [],
      [OFFERED],
      [OFFERED],
      [OFFERED],
    ]);
  });

  it('is saved, replayed or dropped, and then offered no more', () => {
    const seen = (['save', 'replay', 'drop'] as const).map((by) => {
      const texts = tab();
      load(texts, RECORDED).leave();
      const page = load(texts);
      page.end(by);
      return [page.sent, page.done, load(texts).sent];
    });
    expect(seen).toEqual([
      [[OFFERED, OVER], [['saved', RECORDED, 3]], []],
      [[OFFERED, OVER], [['replayed', RECORDED]], []],
      [[OFFERED, OVER], [], []],
    ]);
  });

  it('stays offered where the browser refuses to replay it', () => {
    const texts = tab();
    load(texts, RECORDED).leave();
    const page = load(texts, undefined, () => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(() => page.end('replay')).toThrow('no');
    expect([page.sent, load(texts).sent]).toEqual([[OFFERED], [OFFERED]]);
  });

  it('is none where nothing was done that no file has', () => {
    const texts = tab();
    load(texts).leave();
    expect(load(texts).sent).toEqual([]);
  });

  it('has the browser ask before the page is left, where it has no room for it or forbids it', () => {
    const asked = (['full', 'forbidden'] as const).map((refused) => {
      const texts = tab(refused);
      return [load(texts).leave(), load(texts, RECORDED).leave()];
    });
    expect(asked).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('is said to be lost where what the browser stored is broken', () => {
    const texts = tab();
    load(texts, '{"entr').leave();
    const texts_ = load(texts).sent.flatMap((message) =>
      message.type === 'page.noticed' ? message.notice.texts : [],
    );
    expect([texts_, load(texts).sent]).toEqual([
      ['The page was loaded anew, and what was recorded before cannot be read.'],
      [],
    ]);
  });
});
