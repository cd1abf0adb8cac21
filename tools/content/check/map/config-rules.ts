import { safeAddress } from '../../../../src/domain/shared/safe-address.ts';
import type { Mistake } from './mistake.ts';

/** Writes an error of the configuration: where, then what is wrong and what to do. */
export function wrong(sort: string, place: string, words: string): Mistake {
  return { level: 'error', sort, message: `${place}: ${words}` };
}

/** Finds the texts that stand in a list more than once. */
export function repeated(texts: readonly string[], place: string): Mistake[] {
  const twice = [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
  return twice.map((text) => wrong('repeated', place, `'${text}' stands here twice; each is to be unique`));
}

/** Checks a colour. */
export function colourMistakes(place: string, colour: string): Mistake[] {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return [];
  return [wrong('colour', place, `'${colour}' is no colour; write it as #0f766e`)];
}

/** Checks a day. */
export function dateMistakes(place: string, date: string): Mistake[] {
  const read = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  // A day that its month lacks becomes one of the next month, or none.
  const isDay = Number.isFinite(read?.getTime()) && read?.toISOString().startsWith(date);
  return isDay ? [] : [wrong('date', place, `'${date}' is no day; write it as 2026-01-15`)];
}

/** Checks the address of a file, a folder or a server. */
export function addressMistakes(place: string, address: string): Mistake[] {
  if (safeAddress(address) !== address) {
    return [
      wrong('address', place, `'${address}' is no address; write https://… or a path that starts with /`),
    ];
  }
  if (!/^http:/i.test(address)) return [];
  return [wrong('address', place, `browsers refuse ${address} on a secure page; write https`)];
}

/** Checks a number. */
export function numberMistakes(
  place: string,
  value: number,
  { most = Number.MAX_VALUE, isWhole = false }: { readonly most?: number; readonly isWhole?: boolean } = {},
): Mistake[] {
  if (value >= 0 && value <= most && (!isWhole || Number.isInteger(value))) return [];
  const range = most === Number.MAX_VALUE ? '0 or more' : `from 0 to ${most}`;
  return [wrong('number', place, `${value} cannot be; write a ${isWhole ? 'whole ' : ''}number ${range}`)];
}
