import type { LoggedEntry } from './page-log.ts';

/** Names the machines that, after these entries, wait for an answer or for the end of a delay; each once. */
export function goingOn(entries: readonly LoggedEntry[]): readonly string[] {
  const ended = new Set(entries.flatMap(({ ends = [] }) => ends));
  const going = entries.filter(({ kind, id }) => (kind === 'call' || kind === 'timer') && !ended.has(id));
  return [...new Set(going.map(({ from }) => from))];
}
