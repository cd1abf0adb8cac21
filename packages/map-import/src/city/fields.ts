import type { Properties } from '../geometry.ts';

/** Controls, and marks that turn the direction of a text: they are no part of what it says. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/** What a field says, as text without blanks around it; '' where it says nothing. */
export function textOf(properties: Properties, field: string | undefined): string {
  const value = field === undefined ? undefined : properties[field];
  return value === null || value === undefined
    ? ''
    : String(value).replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
}

/** A name as it is read: in capitals throughout it becomes `Kota Tengah`. */
export function nameOf(text: string): string {
  if (text !== text.toUpperCase() || !/[A-Z]{3}/.test(text)) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
