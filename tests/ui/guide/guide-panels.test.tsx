import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GuideOutline } from '../../../src/ui/guide/guide-outline.tsx';
import { GuideSearch } from '../../../src/ui/guide/guide-search.tsx';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

// jsdom lays nothing out, and has nowhere to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

const ENTRIES = [
  { title: 'ITR', index: 2, level: 1 },
  { title: 'KRK', index: 5, level: 1 },
];
const nowhere = () => undefined;

async function opened(page: number, panel: React.ReactNode) {
  const stubs = testDependencies({}, `/home?panduan=${page}`);
  stubs.start();
  act(() => stubs.site.guide.send({ type: 'document.loaded', pageCount: 16 }));
  await renderPart(stubs, panel);
  return stubs.site;
}

it.each([
  [7, 'KRK'],
  [1, 'ITR'],
])('the outline has the focus at the entry of page %d', async (page, entry) => {
  await opened(page, <GuideOutline entries={ENTRIES} onJump={nowhere} />);
  expect(screen.getByRole('button', { name: new RegExp(`^${entry}`) })).toHaveFocus();
});

it('the search has the focus in its field', async () => {
  await opened(1, <GuideSearch onJump={nowhere} />);
  await userEvent.keyboard('a');
  expect(screen.getByRole('searchbox', { name: 'Cari di panduan' })).toHaveFocus();
});
