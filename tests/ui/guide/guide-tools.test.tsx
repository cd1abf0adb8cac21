import { GUIDE_RULES } from 'virtual:regulations';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GuideToolbar } from '../../../src/ui/guide/guide-toolbar.tsx';
import { turnOfKey } from '../../../src/ui/shared/turn-key.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

// jsdom knows no whole screen.
Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });

// A small screen, where the tools lead to the articles.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

/** The tools of a guide of 16 pages that is open at a page, and what the guide around them hears of their keys. */
async function opened(page: number) {
  const stubs = testDependencies({}, `/home?panduan=${page}`);
  stubs.start();
  act(() => stubs.site.guide.send({ type: 'document.loaded', pageCount: 16 }));
  const heard: unknown[] = [];
  const part = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the dialog of the guide
    <div onKeyDown={(event) => heard.push([event.key, turnOfKey(event)])}>
      <GuideToolbar frame={createRef()} hasOutline={false} />
    </div>
  );
  await renderPart(stubs, part);
  const { guide } = stubs.site;
  return { guide, heard, pageShown: () => guide.getSnapshot().context.index + 1 };
}

const pager = () => screen.getByLabelText<HTMLInputElement>('Nomor halaman');

it('has its sound on, until it is turned off', async () => {
  const { guide } = await opened(1);
  const sound = screen.getByRole('button', { name: 'Suara' });
  const isOn = () => [
    sound.getAttribute('aria-pressed'),
    guide.getSnapshot().matches({ open: { sound: 'on' } }),
  ];
  expect(isOn()).toEqual(['true', true]);
  await userEvent.click(sound);
  expect(isOn()).toEqual(['false', false]);
});

it('leads to the article that the open page explains, and from other pages to none', async () => {
  const [rule] = GUIDE_RULES;
  const { guide } = await opened(rule?.page ?? 0);
  const link = screen.getByRole('link', { name: `${rule?.name}, ${rule?.regulation}: aturannya` });
  expect(link).toHaveAttribute('href', rule?.href);
  act(() => guide.send({ type: 'page.first' }));
  expect(screen.queryByRole('link', { name: /: aturannya$/ })).toBeNull();
});

it('prints through the browser, in a tab of its own at the page shown', async () => {
  const { guide } = await opened(4);
  const print = screen.getByRole('link', { name: 'Cetak (tab baru)' });
  expect(['href', 'target', 'rel'].map((name) => print.getAttribute(name))).toEqual([
    '/panduanbupc.pdf#page=4',
    '_blank',
    'noopener noreferrer',
  ]);
  act(() => guide.send({ type: 'page.last' }));
  expect(print).toHaveAttribute('href', '/panduanbupc.pdf#page=16');
});

it.each(['17', '0', ''])('restores the number of the page where there is no page %j', async (typed) => {
  const { pageShown } = await opened(4);
  fireEvent.change(pager(), { target: { value: typed } });
  fireEvent.submit(pager());
  expect([pager().value, pageShown()]).toEqual(['4', 4]);
});

it('restores the number of the page when a number past the last is left', async () => {
  const { pageShown } = await opened(4);
  act(() => pager().focus());
  fireEvent.change(pager(), { target: { value: '99' } });
  act(() => pager().blur());
  expect([pager().value, pageShown()]).toEqual(['4', 4]);
});

it('gives up what was typed once another page is shown', async () => {
  const { guide } = await opened(4);
  fireEvent.change(pager(), { target: { value: '12' } });
  act(() => guide.send({ type: 'page.shown', index: 6 }));
  const there = pager().value;
  act(() => guide.send({ type: 'page.shown', index: 3 }));
  expect([there, pager().value]).toEqual(['7', '4']);
});

it('takes back by the first Escape what was typed, and leaves the arrow keys to the field', async () => {
  const { heard, pageShown } = await opened(4);
  fireEvent.change(pager(), { target: { value: '12' } });
  fireEvent.keyDown(pager(), { key: 'Escape' });
  expect([pager().value, heard]).toEqual(['4', []]);
  fireEvent.keyDown(pager(), { key: 'ArrowLeft' });
  fireEvent.keyDown(pager(), { key: 'Escape' });
  fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'ArrowLeft' });
  expect(heard).toEqual([
    ['ArrowLeft', undefined],
    ['Escape', undefined],
    ['ArrowLeft', 'previous'],
  ]);
  expect(pageShown()).toBe(4);
});
