import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ReplayView } from '../../../src/domain/replay-view.ts';
import { Bands } from '../../../src/ui/shell/band.tsx';
import { useKeys } from '../../../src/ui/shell/keys.ts';
import { InspectorProvider } from '../../../src/ui/use-inspector.tsx';
import { anEntry } from '../log/an-entry.ts';
import { NO_FILES, PAGE, storeBeside } from '../store-beside.ts';

/** A replay that is over, whose steps ended at the entries 2, 4 and 6; another entry came before its end was compared. */
const REPLAY: ReplayView = {
  name: 'retry',
  title: 'A retry',
  scenario: 'all-well',
  status: 'passed',
  pace: 0,
  steps: [2, 4, 6, 7].map((entry, place) => ({
    place,
    kind: entry === 7 ? 'end' : 'event',
    label: 'refresh.requested',
    expected: {},
    passed: true,
    entry,
  })),
};

function Keyed() {
  useKeys(() => undefined);
  return <Bands />;
}

/** An inspector beside a page of eight entries that answers nothing yet; the third and the fifth have failed. */
function opened(replay?: ReplayView) {
  localStorage.clear();
  const { store, send, asked } = storeBeside();
  render(
    <InspectorProvider store={store} files={NO_FILES}>
      <Keyed />
    </InspectorProvider>,
  );
  const entries = Array.from({ length: 8 }, (_, place) => ({
    ...anEntry(place + 1, [3, 5].includes(place + 1) ? { fate: 'failed' } : undefined),
    ...(place > 0 && { cause: place }),
  }));
  act(() => send({ type: 'page.connected', page: PAGE }, { type: 'log.grew', entries }));
  if (replay) act(() => send({ type: 'replay.changed', replay }));
  const button = (name: RegExp) => screen.getByRole('button', { name });
  const pressTwice = (name: RegExp) =>
    act(() => {
      const pressed = button(name);
      pressed.click();
      pressed.click();
    });
  return { send, asked, pressTwice };
}
const show = (...moments: (number | undefined)[]) =>
  moments.map((moment) => ({ type: 'moment.show', moment }));

it('takes two presses of Step back in one task as two steps of the replay', () => {
  const { asked, pressTwice } = opened(REPLAY);
  pressTwice(/^Step back/);
  expect(asked).toEqual(show(4, 2));
});

it('takes two presses of Step in one task as two steps of the replay, to the present with its last', async () => {
  const { asked, pressTwice } = opened(REPLAY);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  asked.length = 0;
  pressTwice(/^Step →/);
  expect(asked).toEqual(show(4, undefined));
});

it('goes back five entries for five presses that the page has not answered', async () => {
  const { asked } = opened();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(asked).toEqual(show(7, 6, 5, 4, 3));
});

it('takes two presses of Back and of Forward in one task as two entries each', async () => {
  const { asked, pressTwice } = opened();
  await userEvent.keyboard('{ArrowLeft}');
  pressTwice(/^Back ←/);
  pressTwice(/^Forward/);
  expect(asked).toEqual(show(7, 6, 5, 6, 7));
});

it('counts causes and failures from the moment that was asked for last', async () => {
  const { asked } = opened();
  await userEvent.keyboard('xxcc');
  expect(asked).toEqual(show(3, 5, 4, 3));
});

it('goes to the latest, also where the page has gone on since', async () => {
  const { asked } = opened();
  await userEvent.keyboard('{ArrowLeft}{End}{ArrowLeft}');
  act(() => screen.getByRole('button', { name: /^Back to the latest/ }).click());
  expect(asked).toEqual(show(7, undefined, 7, undefined));
});

it('reports up to the moment that was asked for last', async () => {
  const { asked } = opened();
  await userEvent.keyboard('{ArrowLeft}b');
  expect(asked.at(-1)).toMatchObject({ type: 'report.make', moment: 7 });
});

it('asks for play or pause as often as it is pressed, whatever was drawn', async () => {
  const { asked, pressTwice } = opened({ ...REPLAY, status: 'paused' });
  pressTwice(/^Play/);
  await userEvent.keyboard(' ');
  expect(asked).toEqual(Array(3).fill({ type: 'replay.playOrPause' }));
});
