import { describe, expect, it } from 'vitest';
import { RESET } from '../../../src/application/guide/guide-context.ts';
import type { GuideEvent } from '../../../src/application/guide/guide-events.ts';
import { guideAfter, guideWith, loaded, open, spread } from './running-guide.ts';

const next: GuideEvent = { type: 'page.next' };
const previous: GuideEvent = { type: 'page.previous' };
const enter = (text: string): GuideEvent => ({ type: 'page.entered', text });
const show = (index: number): GuideEvent => ({ type: 'page.shown', index });
const fail: GuideEvent = { type: 'document.failed', message: 'Invalid PDF structure.' };
const OPEN = {
  document: 'loading',
  view: 'book',
  sound: 'on',
  panel: 'none',
  place: 'resting',
  download: 'idle',
};

describe('opening', () => {
  it('starts closed, and opens loading, at page 0, of 0 pages, at 100%, with sound', () => {
    const { actor, send } = guideAfter();
    expect(actor.getSnapshot().value).toBe('closed');
    send(open());
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([{ open: OPEN }, RESET]);
  });

  it('resets what an earlier opening has left', () => {
    const { actor, send } = guideAfter(
      open(),
      loaded,
      spread,
      next,
      { type: 'zoom.in' },
      { type: 'sound.toggled' },
      { type: 'view.toggled' },
      { type: 'panel.toggled', panel: 'search' },
      { type: 'guide.closed' },
    );
    expect(actor.getSnapshot().context).toEqual(RESET);
    send(open(4));
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      { open: OPEN },
      { ...RESET, index: 4 },
    ]);
  });

  it.each([
    [0, 0],
    [15, 15],
    [98, 15],
  ])('asked for page %d, shows page %d once the document is loaded', (asked, shown) => {
    const { context, region, sounds } = guideAfter(open(asked), loaded);
    expect([context().index, context().pageCount, region('document'), sounds]).toEqual([
      shown,
      16,
      'loaded',
      [],
    ]);
  });

  it('takes another page while it is loading, and turns none', () => {
    const { context } = guideAfter(open(2), show(6), next);
    expect(context().index).toBe(6);
  });

  it('is for reading where less motion is wanted', () => {
    const { region, send } = guideWith({ reduced: true }, open());
    expect(region('view')).toBe('reading');
    send({ type: 'view.toggled' });
    expect(region('view')).toBe('book');
  });
});

describe('loading', () => {
  it('fails with the message, and begins again on a retry', () => {
    const { context, region, send } = guideAfter(open(3), fail);
    expect([region('document'), context()]).toEqual([
      'failed',
      { ...RESET, index: 3, message: 'Invalid PDF structure.' },
    ]);
    send({ type: 'load.retried' });
    expect([region('document'), context()]).toEqual(['loading', { ...RESET, index: 3, attempt: 1 }]);
    send(loaded);
    expect(context().index).toBe(3);
  });

  it('asks for a password until it is right', () => {
    const { context, region, send } = guideAfter(open(), { type: 'password.asked', isWrong: false });
    expect([region('document'), context().isPasswordWrong]).toEqual(['locked', false]);
    send({ type: 'password.given' });
    expect(region('document')).toBe('loading');
    send({ type: 'password.asked', isWrong: true });
    expect([region('document'), context().isPasswordWrong]).toEqual(['locked', true]);
    send({ type: 'password.given' }, loaded);
    expect(region('document')).toBe('loaded');
  });

  it('begins again at its page when a document that was shown broke', () => {
    const { context } = guideAfter(open(), loaded, show(5), fail, { type: 'load.retried' });
    expect(context()).toEqual({ ...RESET, index: 5, attempt: 1 });
  });

  it('has no pages while it has failed', () => {
    expect(guideAfter(open(), loaded, show(5), fail).context()).toEqual({
      ...RESET,
      index: 5,
      message: 'Invalid PDF structure.',
    });
  });

  it('fails also from a locked document, and from one that breaks while it is shown', () => {
    expect(guideAfter(open(), { type: 'password.asked', isWrong: false }, fail).region('document')).toBe(
      'failed',
    );
    expect(guideAfter(open(), loaded, fail).region('document')).toBe('failed');
  });
});

describe('turning', () => {
  it.each<[string, GuideEvent[], number]>([
    ['next, one page', [next], 1],
    ['next, a spread', [spread, next, next], 3],
    ['previous, one page', [show(5), previous], 4],
    ['previous, a spread', [spread, show(6), previous], 3],
    ['previous on the first page', [previous], 0],
    ['next on the last page', [show(15), next], 15],
    ['the first page', [show(9), { type: 'page.first' }], 0],
    ['the last page', [{ type: 'page.last' }], 15],
    ['a typed page', [enter('7')], 6],
    ['a typed right page of a spread', [spread, enter('5')], 4],
    ['a page past the last, typed', [show(3), enter('17')], 3],
    ['page 0, typed', [show(3), enter('0')], 3],
    ['no number, typed', [show(3), enter('tiga')], 3],
    ['a page past the last, shown', [show(98)], 15],
  ])('goes to %s', (_what, events, index) => {
    expect(guideAfter(open(), loaded, ...events).context().index).toBe(index);
  });

  it('sounds with every leaf that turns, and not with the other page of the one that lies open', () => {
    const { sounds, send } = guideAfter(open(), loaded, spread, next, next);
    expect(sounds).toEqual([0.2, 0.2]);
    send(show(4), enter('4'), show(3));
    expect(sounds).toHaveLength(2);
    send(show(8));
    expect(sounds).toHaveLength(3);
  });

  it.each<[string, GuideEvent]>([
    ['a page that does not exist', enter('17')],
    ['no number', enter('tiga')],
    ['the page that is shown', show(3)],
  ])('neither sounds nor moves where %s is asked for', (_what, event) => {
    const { clock, context, region, send, sounds } = guideAfter(open(), loaded, spread, show(3));
    clock.increment(250);
    send(event);
    expect([context().index, region('place'), sounds]).toEqual([3, 'resting', [0.2]]);
  });

  it('moves without a sound to the other page of those that lie open', () => {
    const { clock, context, region, send, sounds } = guideAfter(open(), loaded, spread, show(3));
    clock.increment(250);
    send(show(4));
    expect([context().index, region('place'), sounds]).toEqual([4, 'moving', [0.2]]);
  });

  it('has the layout that the room allows', () => {
    const { context, send } = guideAfter(open(), loaded, spread);
    expect(context().layout).toBe('spread');
    send({ type: 'layout.changed', layout: 'single' });
    expect(context().layout).toBe('single');
  });

  it('sounds again once its sound is on again', () => {
    const { region, send, sounds } = guideAfter(open(), loaded, { type: 'sound.toggled' }, next);
    expect([region('sound'), sounds]).toEqual(['off', []]);
    send({ type: 'sound.toggled' }, next);
    expect([region('sound'), sounds]).toEqual(['on', [0.2]]);
  });

  it('is silent without sound, and in reading mode', () => {
    expect(guideAfter(open(), loaded, { type: 'sound.toggled' }, next).sounds).toEqual([]);
    expect(guideAfter(open(), loaded, { type: 'view.toggled' }, next).sounds).toEqual([]);
  });

  it('is neither heard nor counted as moving where the document has failed', () => {
    const { clock, region, send, sounds } = guideAfter(open(), loaded, show(5), fail);
    clock.increment(250);
    send(next, show(9), { type: 'page.first' });
    expect([region('place'), sounds]).toEqual(['resting', [0.2]]);
  });

  it('takes from nobody that a leaf has turned: it knows that itself', () => {
    const { region, send, sounds } = guideAfter(open(), loaded);
    send({ type: 'page.turned' } as never, { type: 'page.moved' } as never);
    expect([region('place'), sounds]).toEqual(['resting', []]);
  });

  it('rests a quarter of a second after the last turn', () => {
    const { clock, region, send } = guideAfter(open(), loaded, spread, next);
    clock.increment(200);
    send(show(2));
    clock.increment(200);
    expect(region('place')).toBe('moving');
    clock.increment(50);
    expect(region('place')).toBe('resting');
  });

  it('turns single pages in reading mode, whatever the book had open', () => {
    const { context, send } = guideAfter(open(), loaded, spread, show(3), { type: 'view.toggled' }, next);
    expect([context().index, context().layout]).toEqual([4, 'single']);
    send(spread);
    expect(context().layout).toBe('single');
  });
});

it('zooms from 70% to 150% and back to 100%', () => {
  const { context, send } = guideAfter(open(), loaded);
  send(...Array.from({ length: 9 }, (): GuideEvent => ({ type: 'zoom.in' })));
  expect(context().zoom).toBe(1.5);
  send(...Array.from({ length: 19 }, (): GuideEvent => ({ type: 'zoom.out' })));
  expect(context().zoom).toBe(0.7);
  send({ type: 'zoom.reset' });
  expect(context().zoom).toBe(1);
});

it('has one panel at a time', () => {
  const { region, send } = guideAfter(open(), loaded);
  const panels = (['search', 'outline', 'outline', 'outline', 'search', 'search'] as const).map((panel) => {
    send({ type: 'panel.toggled', panel });
    return region('panel');
  });
  expect(panels).toEqual(['search', 'outline', 'none', 'outline', 'search', 'none']);
  send({ type: 'panel.toggled', panel: 'search' }, { type: 'panel.closed' });
  expect(region('panel')).toBe('none');
});

describe('downloading', () => {
  it.each(['saved', 'opened'] as const)('says for four seconds that it was %s', async (outcome) => {
    const { clock, download, region } = guideAfter(open(), loaded, { type: 'download.requested' });
    expect([region('download'), download.inputs]).toEqual([
      'saving',
      [{ url: '/panduanbupc.pdf', name: 'panduan-bupc.pdf', fallbackUrl: '/panduanbupc.pdf' }],
    ]);
    await download.answer(outcome);
    expect(region('download')).toBe(outcome);
    clock.increment(4000);
    expect(region('download')).toBe('idle');
  });

  it('offers for twenty seconds what the browser would not open', async () => {
    const { clock, download, region } = guideAfter(open(), loaded, { type: 'download.requested' });
    await download.answer('blocked');
    clock.increment(19_999);
    expect(region('download')).toBe('offered');
    clock.increment(1);
    expect(region('download')).toBe('idle');
  });

  it('is given up when the guide closes', () => {
    const { signals } = guideAfter(open(), loaded, { type: 'download.requested' }, { type: 'guide.closed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
