import { clockText } from './clock-text.ts';
import { effectInWords, payloadInWords } from './entry-words.ts';
import type { LogEntry } from './log-entry.ts';

/** Writes an entry in one line: '#3 09:30:00.000 event page → gallery search.changed, query "sawah", idle → found'. */
export function entryLine(entry: LogEntry): string {
  const { id, at, kind, from, to, name, payload, effect } = entry;
  const became = effect?.fate ? `${effect.fate}: ${effect.reason ?? ''}` : effectInWords(entry);
  const more = [kind === 'visitor' ? '' : payloadInWords(payload), became].filter(Boolean);
  const line = [`#${id} ${clockText(at)} ${kind} ${from} → ${to} ${name}`, ...more].join(', ');
  return line.replace(/\s+/g, ' ').trim();
}

/** Writes entries as a text, one in a line. */
export const logText = (entries: readonly LogEntry[]): string =>
  entries.map((one) => `${entryLine(one)}\n`).join('');

/** Writes all that the log has of an entry: its line, its payload as JSON, and where an error arose. */
export function entryText(entry: LogEntry): string {
  const { payload, effect } = entry;
  const json = payload === undefined ? [] : [JSON.stringify(payload, null, 2)];
  return [entryLine(entry), ...json, ...(effect?.stack ?? [])].map((part) => `${part}\n`).join('');
}
