import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LogEntry } from '../../src/domain/log-entry.ts';
import { MomentPane } from '../../src/ui/details/moment-pane.tsx';
import { LogRow } from '../../src/ui/log/log-row.tsx';
import { InspectorProvider } from '../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from './store-beside.ts';

const base = {
  id: 1,
  at: 0,
  kind: 'request',
  from: 'page',
  to: 'feeds.test',
  name: 'GET /news.json',
} as const;
const good: LogEntry = {
  ...base,
  ms: 40,
  payload: { status: 200, type: 'text/plain', size: 4, body: 'news' },
};
const bad: LogEntry = {
  ...base,
  ms: 7,
  payload: { status: 503 },
  effect: { fate: 'failed', reason: 'status 503 after 7 ms' },
};

it.each([
  ['under way', base, 'answer awaited'],
  ['answered', good, '200 in 40 ms'],
  ['failed', bad, 'failedstatus 503 after 7 ms'],
  ['given up', { ...base, ms: 7, payload: { error: 'AbortError: no more' } }, 'AbortError: no more in 7 ms'],
])('a request that is %s says in its row what became of it', (_, entry: LogEntry, became) => {
  const row = {
    isNow: false,
    moment: 1,
    isFuture: false,
    isActive: false,
    top: 0,
    place: 0,
  };
  render(<LogRow id="log-1" guards="" onChoose={() => undefined} entry={entry} {...row} />);
  const cells = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect([cells[5], cells[7]]).toEqual(['GET /news.json', became]);
});

it('shows of a request all that is known, with the body of its answer as it came', () => {
  const { store, send } = storeBeside();
  const { container } = render(
    <InspectorProvider store={store} files={NO_FILES}>
      <MomentPane />
    </InspectorProvider>,
  );
  act(() => send({ type: 'page.connected', page: PAGE }, { type: 'log.grew', entries: [good] }));
  const fields = [...container.querySelectorAll('dl.fields div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(fields.slice(1)).toEqual([
    ['From', 'page'],
    ['To', 'feeds.test'],
    ['Status', '200'],
    ['Took', '40 ms'],
    ['Type', 'text/plain'],
    ['Size', '4 bytes'],
  ]);
  expect(container.querySelector('pre')).toHaveTextContent(/^news$/);
  expect(screen.queryByText('Payload')).toBeNull();
});
