import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContextSent, PageMessage } from '../../src/application/inspection/messages.ts';
import { ContextPane } from '../../src/ui/details/context-pane.tsx';
import { InspectorProvider } from '../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from './store-beside.ts';

const QUERIES = ['sawah', 'peta', 'jalan'];
const LOG: PageMessage = {
  type: 'log.grew',
  entries: QUERIES.map((_, place) => ({
    id: place + 1,
    at: 1000 + place,
    kind: 'event',
    from: 'page',
    to: 'gallery',
    name: 'search.changed',
    effect: { state: 'loaded' },
  })),
};
const contextAfter = (moment: number): ContextSent => ({
  type: 'context.sent',
  machine: 'gallery',
  moment,
  entry: moment,
  before: { query: QUERIES[moment - 2] ?? '' },
  after: { query: QUERIES[moment - 1] },
});

function opened() {
  const beside = storeBeside();
  render(
    <InspectorProvider store={beside.store} files={NO_FILES}>
      <ContextPane />
    </InspectorProvider>,
  );
  const send = (...messages: PageMessage[]) => act(() => beside.send(...messages));
  send({ type: 'page.connected', page: { ...PAGE, machine: 'gallery' } }, LOG);
  const asked = () =>
    beside.asked.flatMap((command) => {
      const { type, moment } = command as { type: string; moment?: number };
      return type === 'context.ask' ? [moment] : [];
    });
  const changes = () => document.querySelector('.changes')?.textContent;
  return { send, asked, changes };
}

it('asks for the context of a moment once, and shows it at once when the tester comes back', async () => {
  const { send, asked, changes } = opened();
  await waitFor(() => expect(asked()).toEqual([3]));
  send(contextAfter(3));
  expect(changes()).toBe('query"peta""jalan"');
  send({ type: 'moment.shown', moment: 2 });
  await waitFor(() => expect(asked()).toEqual([3, 2]));
  send(contextAfter(2), { type: 'moment.shown', moment: 3 });
  expect(changes()).toBe('query"peta""jalan"');
  send({ type: 'moment.shown', moment: 1 });
  await waitFor(() => expect(asked()).toEqual([3, 2, 1]));
});
