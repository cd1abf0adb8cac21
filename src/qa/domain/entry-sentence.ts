import type { LogEntry } from './log-entry.ts';
import { changeText } from './sequence.ts';

const LONGEST = 60;

/** Reads an entry aloud: '#18, share sheet answers lightbox: share done output "copied", state sharing.copied'. */
export function entrySentence(entry: LogEntry): string {
  const { id, effect } = entry;
  const state = changeText(effect);
  const fate = effect?.fate;
  return [
    `#${id}`,
    `${deed(entry)}${payloadText(entry.payload)}`,
    ...(state === undefined ? [] : [`state ${state}`]),
    ...(fate === undefined ? [] : [effect?.reason === undefined ? fate : `${fate}: ${effect.reason}`]),
  ].join(', ');
}

/** Writes milliseconds as a reader wants them: '258 ms', '4 s', '6.12 s'. */
export function durationText(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 10) / 100} s`;
}

function deed({ kind, from, to, name, ms }: LogEntry): string {
  switch (kind) {
    case 'visitor':
      return `visitor: ${name}, ${to}`;
    case 'call':
      return `${from} asks ${to}: ${name}`;
    case 'timer':
      return `${from} sets a timer: ${name}${ms === undefined ? '' : ` ${durationText(ms)}`}`;
    case 'outcome':
      return from === 'timer' ? `a timer of ${to}: ${name}` : `${from} answers ${to}: ${name}`;
    default:
      return `${from} sends ${to}: ${name}`;
  }
}

function payloadText(payload: unknown): string {
  if (payload === undefined) return '';
  const text =
    typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? Object.entries(payload)
          .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
          .join(', ')
      : JSON.stringify(payload);
  if (text === '') return '';
  return ` ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}
