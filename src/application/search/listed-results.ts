import type { SnapshotFrom } from 'xstate';
import type { createSearchMachine } from './search-machine.ts';

/** Whether results stand under the field: not those of an earlier search once the search has failed. */
export function areResultsListed(search: SnapshotFrom<ReturnType<typeof createSearchMachine>>): boolean {
  return (search.context.found?.total ?? 0) > 0 && !search.matches({ open: { finding: 'failed' } });
}
