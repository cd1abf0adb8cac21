import type { LogEntry } from '../../../src/domain/log-entry.ts';

/** An entry of the log: the page has asked a machine to refresh. */
export const anEntry = (id: number, effect?: LogEntry['effect']): LogEntry => ({
  id,
  at: 0,
  kind: 'event',
  from: 'page',
  to: 'news',
  name: 'refresh.requested',
  ...(effect && { effect }),
});
