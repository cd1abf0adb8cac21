import { inWindows1252 } from '@bupc/content/files';
import type { Feature } from '../geometry.ts';
import * as texts from '../texts.ts';

/** What a program writes in place of a letter that it could not read. */
const LOST = '\ufffd';

/**
 * Reports texts whose letters a program has lost before, or has read in a wrong encoding ('CafÃ©').
 * @param fields that are looked at
 * @returns a line for each field that has such texts
 */
export function lostLetters(file: string, features: readonly Feature[], fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const lost: number[] = [];
    const misread: number[] = [];
    let [first, meant] = ['', ''];
    for (const { number, properties } of features) {
      const value = properties[field];
      if (typeof value !== 'string') continue;
      if (value.includes(LOST)) lost.push(number);
      const right = rightLetters(value);
      if (right === undefined) continue;
      if (misread.length === 0) [first, meant] = [value, right];
      misread.push(number);
    }
    return [
      ...(lost.length > 0 ? [texts.lostLetters(file, field, lost)] : []),
      ...(misread.length > 0 ? [texts.misreadLetters(file, field, misread, first, meant)] : []),
    ];
  });
}

/** Gives what a text says whose UTF-8 was read as Windows-1252; undefined where it was not. */
export function rightLetters(text: string): string | undefined {
  if (!/[\u00c2-\u00f4]/.test(text)) return undefined;
  const bytes = inWindows1252(text);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
