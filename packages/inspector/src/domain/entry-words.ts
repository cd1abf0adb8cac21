import { durationText } from './duration-text.ts';
import type { LogEntry, RequestPayload } from './log-entry.ts';
import { stateInWords } from './state-words.ts';

const LONGEST = 160;

/** Writes a payload in one line: 'query "sawah"', 'folder {…}, index 0'. */
export function payloadInWords(payload: unknown): string {
  if (payload === undefined || payload === null) return '';
  if (typeof payload !== 'object' || Array.isArray(payload)) return shortened(JSON.stringify(payload));
  const parts = Object.entries(payload).map(([key, value]) => `${key} ${valueInWords(value)}`);
  return shortened(parts.join(', '));
}

/** Writes what became of an entry: 'fetching → recovering', 'query, page changed', 'answer awaited'. */
export function effectInWords({ kind, effect, ms, payload }: LogEntry): string {
  if (kind === 'request') {
    const { status, error }: RequestPayload = payload ?? {};
    return ms === undefined ? 'answer awaited' : `${status ?? error} in ${durationText(ms)}`;
  }
  if (kind === 'call') return 'answer awaited';
  if (kind === 'timer') return `due in ${durationText(ms ?? 0)}`;
  if (effect === undefined || effect.fate !== undefined) return '';
  const { before, state, changed, taken } = effect;
  if (state === undefined) return '';
  const [from, to] = [before === undefined ? '' : stateInWords(before), stateInWords(state)];
  const way = from === to ? '' : from === '' ? to : arrow(from, to);
  if (way !== '') return way;
  if (changed) return `${changed.join(', ')} changed`;
  return taken ? 'taken, nothing changed' : 'not taken in this state';
}

// Parallel states that did not change are left out.
function arrow(from: string, to: string): string {
  const [was, is] = [from.split(', '), to.split(', ')];
  const changed = is.filter((part) => !was.includes(part));
  const left = was.filter((part) => !is.includes(part));
  return `${left.join(', ')} → ${changed.join(', ')}`;
}

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'none';
  if ('is' in value) return JSON.stringify(value.is);
  if ('count' in value && 'first' in value) return `[${String(value.count)}]`;
  return '{…}';
}

const shortened = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);
