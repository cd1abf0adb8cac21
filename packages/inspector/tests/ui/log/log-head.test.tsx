import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LogEntry } from '../../../src/domain/log-entry.ts';
import { EVERYTHING } from '../../../src/domain/log-filter.ts';
import { LogHead } from '../../../src/ui/log/log-head.tsx';
import { InspectorProvider } from '../../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from '../store-beside.ts';

const entry = (id: number, effect?: LogEntry['effect']): LogEntry => ({
  id,
  at: 0,
  kind: 'event',
  from: 'page',
  to: 'news',
  name: 'refresh.requested',
  ...(effect && { effect }),
});

it('shows failures as such once there are any, and no sign of one before', () => {
  const { store, tell } = storeBeside();
  render(
    <InspectorProvider store={store} files={NO_FILES}>
      <LogHead shown={0} filter={EVERYTHING} onFilter={() => undefined} />
    </InspectorProvider>,
  );
  const shown = () => {
    const { textContent, classList } = screen.getByRole('button', { name: /Failures/ });
    return [textContent, classList.contains('is-bad')];
  };
  act(() => tell({ type: 'page.connected', page: PAGE }, { type: 'log.grew', entries: [entry(1)] }));
  const before = shown();
  act(() => tell({ type: 'log.grew', entries: [entry(2, { fate: 'failed', reason: 'it fell' })] }));
  expect([before, shown()]).toEqual([
    ['Failures 0', false],
    ['✕ Failures 1', true],
  ]);
});
