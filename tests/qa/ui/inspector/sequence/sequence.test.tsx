import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../../../../src/qa/domain/log-entry.ts';
import { Sequence } from '../../../../../src/qa/ui/inspector/sequence/sequence.tsx';

const LOG: readonly LogEntry[] = [
  { id: 1, at: 0, kind: 'visitor', from: 'visitor', to: 'link “Sawah”', name: 'click' },
  { id: 2, at: 1, kind: 'event', from: 'page', to: 'dialogs', name: 'address.changed' },
  { id: 3, at: 2, kind: 'event', from: 'dialogs', to: 'lightbox', name: 'lightbox.opened' },
  { id: 4, at: 3, kind: 'event', from: 'lightbox', to: 'lightbox', name: 'xstate.stop', isNoise: true },
  { id: 5, at: 4, kind: 'event', from: 'page', to: 'dialogs', name: 'dialog.closed' },
];

// Where nothing is laid out, a list that draws what is in sight must be told how much that is.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  return () => vi.restoreAllMocks();
});

function show(moment = 5) {
  const onMoment = vi.fn();
  render(
    <Sequence
      entries={LOG}
      moment={moment}
      onMoment={onMoment}
      revision={1}
      machines={['navigation', 'dialogs', 'lightbox']}
    />,
  );
  return onMoment;
}

const sentences = () => screen.getAllByRole('option').map((row) => row.getAttribute('aria-label'));
const current = () => {
  const id = screen.getByRole('listbox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.getAttribute('aria-label');
};

it('reads every entry as a sentence, without what XState tells itself, and says which is now', () => {
  show(3);
  expect(sentences()).toEqual([
    '#1, visitor: click, link “Sawah”',
    '#2, page sends dialogs: address.changed',
    '#3, dialogs sends lightbox: lightbox.opened',
    '#5, page sends dialogs: dialog.closed',
  ]);
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/^#3/);
});

it('is led along by arrow keys, along a lane after Shift with them, and goes to a moment by Enter', async () => {
  const onMoment = show();
  screen.getByRole('listbox').focus();
  const led = [];
  for (const key of [
    '{ArrowUp}',
    '{Shift>}{ArrowLeft}{/Shift}',
    '{ArrowUp}',
    '{ArrowDown}',
    '{Escape}{Home}',
  ]) {
    await userEvent.keyboard(key);
    led.push(current());
  }
  await userEvent.keyboard('{Enter}');
  expect([led, onMoment.mock.calls]).toEqual([
    [
      '#3, dialogs sends lightbox: lightbox.opened',
      '#3, dialogs sends lightbox: lightbox.opened',
      '#3, dialogs sends lightbox: lightbox.opened',
      '#3, dialogs sends lightbox: lightbox.opened',
      '#1, visitor: click, link “Sawah”',
    ],
    [[1]],
  ]);
});

it('shows the entries of chosen lanes that fit a filter', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Lanes 4 of 5/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'visitor' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter the sequence' }), 'page');
  expect(sentences()).toEqual([
    '#2, page sends dialogs: address.changed',
    '#5, page sends dialogs: dialog.closed',
  ]);
  expect(within(screen.getByRole('status')).getByText('2 entries')).toBeVisible();
});
