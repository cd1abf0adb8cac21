import { describe, expect, it } from 'vitest';
import type { LightboxEvent } from '../../../src/application/gallery/lightbox-events.ts';
import { folderOf, lightboxAfter, open, settle } from './running-lightbox.ts';

const three = folderOf('a', 'b', 'c');
const empty = folderOf();
const CLOSED = { folderId: undefined, folder: undefined, index: 0, zoomed: false, rotation: 0 };
const QUIET = { details: 'folded', download: 'idle', sharing: 'idle' };

describe('opening', () => {
  it('starts closed, and nothing but an opening changes that', () => {
    const { send, state } = lightboxAfter();
    send(settle(), { type: 'image.next' }, { type: 'zoom.toggled' }, { type: 'lightbox.closed' });
    expect(state()).toEqual({ value: 'closed', context: CLOSED });
  });

  it('waits for its folder, and turns nothing meanwhile', () => {
    const { send, state } = lightboxAfter(open(2));
    send(
      { type: 'image.next' },
      { type: 'zoom.toggled' },
      { type: 'image.rotated' },
      { type: 'download.requested' },
    );
    expect(state()).toEqual({
      value: { open: 'waiting' },
      context: { ...CLOSED, folderId: 'folder-1', index: 2 },
    });
  });

  it.each([
    [0, 0],
    [2, 2],
    [98, 2],
    [-1, 0],
  ])('at photo %d shows the nearest that exists, %d', (wanted, index) => {
    expect(lightboxAfter(open(wanted), settle()).state()).toEqual({
      value: { open: { viewing: QUIET } },
      context: { folderId: 'folder-1', folder: three, index, zoomed: false, rotation: 0 },
    });
  });

  it('begins at the photo that the address names last while it waits', () => {
    const { state } = lightboxAfter(open(0), { type: 'image.shown', index: 2 }, settle());
    expect(state()).toEqual({
      value: { open: { viewing: QUIET } },
      context: { folderId: 'folder-1', folder: three, index: 2, zoomed: false, rotation: 0 },
    });
  });

  it('says that a folder is empty', () => {
    expect(lightboxAfter(open(3), settle(empty)).state()).toEqual({
      value: { open: 'empty' },
      context: { ...CLOSED, folderId: 'folder-1', folder: empty, index: 0 },
    });
  });

  it('begins anew with another folder', () => {
    const { send, state } = lightboxAfter(open(), settle(), { type: 'image.rotated' });
    send({ type: 'lightbox.opened', folderId: 'other', index: 1 });
    expect(state()).toEqual({
      value: { open: 'waiting' },
      context: { ...CLOSED, folderId: 'other', index: 1 },
    });
  });

  it.each([
    ['waiting', [open()]],
    ['empty', [open(), settle(empty)]],
    ['viewing', [open(), settle(), { type: 'image.next' } as const]],
  ])('forgets everything when closed while %s', (_what, events) => {
    const { send, state } = lightboxAfter(...events);
    send({ type: 'lightbox.closed' });
    expect(state()).toEqual({ value: 'closed', context: CLOSED });
  });
});

describe('going through the photos', () => {
  it.each<[number, LightboxEvent, number]>([
    [0, { type: 'image.next' }, 1],
    [2, { type: 'image.next' }, 0],
    [1, { type: 'image.previous' }, 0],
    [0, { type: 'image.previous' }, 2],
    [2, { type: 'image.first' }, 0],
    [0, { type: 'image.last' }, 2],
    [0, { type: 'image.shown', index: 1 }, 1],
    [0, { type: 'image.shown', index: 98 }, 2],
    [2, { type: 'image.shown', index: -1 }, 0],
  ])('from photo %d, %o shows photo %d, unzoomed and upright', (from, event, to) => {
    expect(
      lightboxAfter(open(from), settle(), { type: 'zoom.toggled' }, { type: 'image.rotated' }, event).view(),
    ).toEqual([to, false, 0]);
  });

  it.each<[string, LightboxEvent]>([
    ['first', { type: 'image.first' }],
    ['shown', { type: 'image.shown', index: 0 }],
  ])('keeps zoom and rotation where %s is the photo on view', (_what, event) => {
    expect(
      lightboxAfter(open(), settle(), { type: 'zoom.toggled' }, { type: 'image.rotated' }, event).view(),
    ).toEqual([0, true, 90]);
  });

  it.each([{ type: 'image.next' }, { type: 'image.previous' }, { type: 'image.last' }] as const)(
    'has nowhere to turn in a folder of one: %o',
    (event) => {
      expect(lightboxAfter(open(), settle(folderOf('a')), { type: 'image.rotated' }, event).view()).toEqual([
        0,
        false,
        90,
      ]);
    },
  );
});

describe('zoom and rotation', () => {
  it('toggles the zoom', () => {
    const { send, view } = lightboxAfter(open(), settle(), { type: 'zoom.toggled' });
    expect(view()).toEqual([0, true, 0]);
    send({ type: 'zoom.toggled' });
    expect(view()).toEqual([0, false, 0]);
  });

  it('follows the zoom of a gesture', () => {
    const { send, view } = lightboxAfter(open(), settle(), { type: 'zoom.changed', zoomed: true });
    expect(view()).toEqual([0, true, 0]);
    send({ type: 'zoom.changed', zoomed: false });
    expect(view()).toEqual([0, false, 0]);
  });

  it('turns by 90 degrees and comes round', () => {
    const { send, view } = lightboxAfter(open(), settle());
    const turns = [1, 2, 3, 4].map(() => {
      send({ type: 'image.rotated' });
      return view()[2];
    });
    expect(turns).toEqual([90, 180, 270, 0]);
  });
});

describe('a folder that arrives anew', () => {
  const touched: LightboxEvent[] = [open(1), settle(), { type: 'zoom.toggled' }, { type: 'image.rotated' }];

  it('keeps the photo on view as it is, wherever it stands now', () => {
    expect(lightboxAfter(...touched, settle(folderOf('x', 'a', 'b'))).view()).toEqual([2, true, 90]);
  });

  it('shows the nearest photo afresh where that one is gone', () => {
    expect(lightboxAfter(...touched, settle(folderOf('a'))).view()).toEqual([0, false, 0]);
  });

  it('keeps what is unfolded', () => {
    expect(
      lightboxAfter(...touched, { type: 'details.toggled' }, settle(folderOf('a'))).region('details'),
    ).toBe('unfolded');
  });

  it('may be empty, stay so, and fill again', () => {
    const { send, state } = lightboxAfter(...touched, settle(empty));
    expect(state()).toMatchObject({
      value: { open: 'empty' },
      context: { folder: empty, index: 0, zoomed: false },
    });
    send(settle(folderOf()));
    expect(state().value).toEqual({ open: 'empty' });
    send(settle());
    expect(state()).toMatchObject({
      value: { open: { viewing: QUIET } },
      context: { folder: three, index: 0 },
    });
  });
});

it('unfolds the details and folds them again', () => {
  const { send, region } = lightboxAfter(open(), settle(), { type: 'details.toggled' });
  expect(region('details')).toBe('unfolded');
  send({ type: 'image.next' });
  expect(region('details')).toBe('unfolded');
  send({ type: 'details.toggled' });
  expect(region('details')).toBe('folded');
});
