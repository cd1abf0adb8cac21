import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { LogEntry } from '../../../../../src/qa/domain/log-entry.ts';
import { ticksOf } from '../../../../../src/qa/ui/inspector/time-line/ticks.ts';
import { TimeLine } from '../../../../../src/qa/ui/inspector/time-line/time-line.tsx';

const LOG: readonly LogEntry[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  at: new Date(2026, 0, 1, 9).getTime() + index * 100,
  kind: 'event',
  from: 'page',
  to: 'gallery',
  name: 'page.next',
}));

it('is a slider over the entries, which reads the one that is shown', () => {
  render(
    <TimeLine entries={LOG} revision={1} moment={2} latest={30} onMoment={() => undefined} height={60} />,
  );
  const slider = screen.getByRole('slider', { name: 'Moment' });
  const read = ['aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext'];
  expect(read.map((name) => slider.getAttribute(name))).toEqual([
    '1',
    '30',
    '2',
    '#2 page.next, page to gallery, 09:00:00.100',
  ]);
});

it('moves by keys, and not beyond its ends', async () => {
  const onMoment = vi.fn();
  render(<TimeLine entries={LOG} revision={1} moment={2} latest={30} onMoment={onMoment} height={60} />);
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{PageUp}{PageDown}{Home}{End}');
  expect(onMoment.mock.calls).toEqual([[1], [3], [12], [1], [1], [30]]);
});

it.each([
  [2000, 1000, ['0 s', '0.2 s', '0.4 s', '0.6 s', '0.8 s', '1 s', '1.2 s', '1.4 s', '1.6 s', '1.8 s', '2 s']],
  [16_000, 800, ['0 s', '2 s', '4 s', '6 s', '8 s', '10 s', '12 s', '14 s', '16 s']],
  [150_000, 400, ['0 s', '1 min', '2 min']],
  [7_200_000, 300, ['0 s', '1 h', '2 h']],
])('divides %i ms over %i pixels', (length, width, texts) => {
  expect(ticksOf({ from: 0, to: length }, width, 96).map(({ text }) => text)).toEqual(texts);
});
