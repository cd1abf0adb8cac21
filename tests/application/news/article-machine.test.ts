import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ArticleEvent } from '../../../src/application/news/article-events.ts';
import { createArticleMachine, type ShownArticle } from '../../../src/application/news/article-machine.ts';
import type { ShareOutcome } from '../../../src/application/ports/share.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';

const page = { title: 'Judul', url: 'https://kota.example.id/home?artikel=a' };
const closed = { value: 'closed', article: undefined, index: 0, markup: undefined };
const three: ShownArticle = { id: 'a', pictures: 3 };

function created() {
  const sanitiser = controlledCalls<string, string>();
  const share = controlledCalls<typeof page, ShareOutcome>();
  const machine = createArticleMachine({
    sanitiser: { sanitise: sanitiser.call },
    share: { share: share.call },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return { value, ...context };
  };
  const show = (article: ShownArticle) => actor.send({ type: 'article.shown', article });
  const open = (content: string, sharing = 'idle') => ({ open: { content, sharing } });
  return { actor, clock, sanitiser, share, state, show, open };
}

describe('closed', () => {
  it('is about no article, and hears of nothing but an article', () => {
    const { actor, state } = created();
    actor.send({ type: 'article.closed' });
    actor.send({ type: 'picture.next' });
    actor.send({ type: 'share.requested', page });
    expect(state()).toEqual(closed);
  });

  it('opens on an article at its first picture', () => {
    const { open, show, state } = created();
    show(three);
    expect(state()).toEqual({ value: open('awaited'), article: three, index: 0, markup: undefined });
  });

  it('is closed again as if nothing had been open', async () => {
    const { actor, sanitiser, show, state } = created();
    show({ ...three, content: 'isi' });
    await sanitiser.answer('isi');
    actor.send({ type: 'picture.next' });
    actor.send({ type: 'article.closed' });
    expect(state()).toEqual(closed);
  });
});

describe('the carousel', () => {
  it.each<[number, ('next' | 'previous' | number)[], number]>([
    [3, ['next'], 1],
    [3, ['next', 'next'], 2],
    [3, ['next', 'next', 'next'], 0],
    [3, ['previous'], 2],
    [3, ['previous', 'previous', 'previous'], 0],
    [3, [2], 2],
    [3, [2, 'next'], 0],
    [3, [7], 1],
    [2, ['previous'], 1],
    [1, ['next'], 0],
    [1, ['previous'], 0],
    [1, [1], 0],
    [0, ['next', 'previous', 1], 0],
  ])('of %i pictures after %j shows the one at %i', (pictures, moves, index) => {
    const { actor, show, state } = created();
    show({ id: 'a', pictures });
    for (const move of moves) {
      if (typeof move === 'number') actor.send({ type: 'picture.chosen', index: move });
      else actor.send({ type: `picture.${move}` });
    }
    expect(state().index).toBe(index);
  });

  it('ignores a choice between two pictures', () => {
    const { actor, show, state } = created();
    show({ id: 'a', pictures: 3 });
    actor.send({ type: 'picture.chosen', index: 0.5 });
    expect(state().index).toBe(0);
  });

  it.each<ArticleEvent>([
    { type: 'picture.next' },
    { type: 'picture.previous' },
    { type: 'picture.chosen', index: 0 },
  ])('says beforehand whether %j moves it', (event) => {
    const { actor, show } = created();
    const moves = [0, 1, 2].map((pictures) => {
      show({ id: 'a', pictures });
      return actor.getSnapshot().can(event);
    });
    expect(moves).toEqual([false, false, true]);
  });

  it('stays where it is when the same article arrives whole, within its pictures', () => {
    const { actor, show, state } = created();
    show(three);
    actor.send({ type: 'picture.previous' });
    show({ ...three, content: 'isi' });
    expect(state().index).toBe(2);
    show({ ...three, pictures: 2, content: 'isi' });
    expect(state().index).toBe(0);
  });

  it('starts anew with another article', () => {
    const { actor, show, state } = created();
    show(three);
    actor.send({ type: 'picture.next' });
    show({ id: 'b', pictures: 3 });
    expect(state()).toMatchObject({ article: { id: 'b' }, index: 0 });
  });
});

describe('the content', () => {
  const whole = { ...three, content: 'satu\ndua' };

  it('is awaited, then made safe, then ready', async () => {
    const { open, sanitiser, show, state } = created();
    show(three);
    expect(sanitiser.inputs).toEqual([]);
    show(whole);
    expect(state().value).toEqual(open('sanitising'));
    expect(sanitiser.inputs).toEqual(['satu\ndua']);
    await sanitiser.answer('satu<br>dua');
    expect(state()).toEqual({ value: open('ready'), article: whole, index: 0, markup: 'satu<br>dua' });
  });

  it('may be empty', () => {
    const { open, show, state } = created();
    show({ ...three, content: '' });
    expect(state().value).toEqual(open('sanitising'));
  });

  it('is plain when the sanitiser does not come', async () => {
    const { open, sanitiser, show, state } = created();
    show(whole);
    await sanitiser.fail(new Error('chunk'));
    expect(state()).toEqual({ value: open('plain'), article: whole, index: 0, markup: undefined });
  });

  it('of another article never shows that of the one before', async () => {
    const { open, sanitiser, show, state } = created();
    show(whole);
    const late = sanitiser.later('yang lama');
    show({ id: 'b', pictures: 0, content: 'baru' });
    await late();
    expect(state()).toMatchObject({ value: open('sanitising'), markup: undefined });
    await sanitiser.answer('yang baru');
    expect(state()).toMatchObject({ value: open('ready'), markup: 'yang baru' });
  });
});

describe('the same article that arrives anew', () => {
  const whole: ShownArticle = { ...three, content: 'satu' };
  async function ready() {
    const all = created();
    all.show(whole);
    await all.sanitiser.answer('<p>satu</p>');
    all.actor.send({ type: 'picture.next' });
    all.actor.send({ type: 'share.requested', page });
    await all.share.answer('copied');
    return all;
  }

  it('unchanged changes nothing', async () => {
    const { open, sanitiser, show, state } = await ready();
    show({ ...whole });
    expect(sanitiser.inputs).toEqual(['satu']);
    expect(state()).toEqual({
      value: open('ready', 'copied'),
      article: whole,
      index: 1,
      markup: '<p>satu</p>',
    });
  });

  it('with fewer pictures shows one that there is', async () => {
    const { open, sanitiser, show, state } = await ready();
    const single = { ...whole, pictures: 1 };
    show(single);
    expect(sanitiser.inputs).toEqual(['satu']);
    expect(state()).toEqual({
      value: open('ready', 'copied'),
      article: single,
      index: 0,
      markup: '<p>satu</p>',
    });
  });

  it('with other content shows the former text until the new one is safe', async () => {
    const { open, sanitiser, show, state } = await ready();
    const other = { ...whole, content: 'dua' };
    show(other);
    expect(sanitiser.inputs).toEqual(['satu', 'dua']);
    const shown = { article: other, index: 1, markup: '<p>satu</p>' };
    expect(state()).toEqual({ value: open('sanitising', 'copied'), ...shown });
    await sanitiser.answer('<p>dua</p>');
    expect(state()).toEqual({ value: open('ready', 'copied'), ...shown, markup: '<p>dua</p>' });
  });

  it('while its content is made safe does not begin again', () => {
    const { open, sanitiser, show, state } = created();
    show(whole);
    show({ ...whole, pictures: 2 });
    expect([state().value, sanitiser.inputs]).toEqual([open('sanitising'), ['satu']]);
  });

  it('stays plain text where the sanitiser did not come', async () => {
    const { open, sanitiser, show, state } = created();
    show(whole);
    await sanitiser.fail(new Error('chunk'));
    const other = { ...whole, content: 'dua' };
    show(other);
    expect(sanitiser.inputs).toEqual(['satu']);
    expect(state()).toEqual({ value: open('plain'), article: other, index: 0, markup: undefined });
    show({ id: 'b', pictures: 0, content: 'tiga' });
    expect([state().value, sanitiser.inputs]).toEqual([open('sanitising'), ['satu', 'tiga']]);
  });

  it('is another article where it is closed and opened between', async () => {
    const { actor, open, show, state } = await ready();
    actor.send({ type: 'article.closed' });
    show(three);
    expect(state()).toEqual({ value: open('awaited'), article: three, index: 0, markup: undefined });
  });
});

describe('sharing', () => {
  const begun = () => {
    const all = created();
    all.show(three);
    const request = () => all.actor.send({ type: 'share.requested', page });
    request();
    return { ...all, request };
  };

  it('hands the page over, once at a time', () => {
    const { open, request, share, state } = begun();
    request();
    expect(share.inputs).toEqual([page]);
    expect(state().value).toEqual(open('awaited', 'underway'));
  });

  it.each(['copied', 'failed'] as const)('that has %s says so for four seconds', async (outcome) => {
    const { clock, open, share, state } = begun();
    if (outcome === 'copied') await share.answer(outcome);
    else await share.fail(new Error('no clipboard'));
    clock.increment(3999);
    expect(state().value).toEqual(open('awaited', outcome));
    clock.increment(1);
    expect(state().value).toEqual(open('awaited', 'idle'));
  });

  it('does not hold back the pictures', () => {
    const { actor, state } = begun();
    actor.send({ type: 'picture.next' });
    expect(state()).toMatchObject({ index: 1, value: { open: { sharing: 'underway' } } });
  });
});
