import * as v from 'valibot';
import { safeAddress } from '../../../domain/shared/safe-address.ts';
import { wellFormed } from '../../../domain/shared/well-formed.ts';

/** Well-formed text that must not be blank; a number counts as its digits. */
export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => wellFormed(String(value)).trim()),
  v.minLength(1, 'must not be blank'),
);

/** Well-formed text that may be missing: null, blank or of another kind counts as missing. */
export const optionalText = v.optional(v.pipe(v.unknown(), v.transform(textIn)));

/** A number, or text that is one; anything else counts as missing. */
export const optionalNumber = v.optional(v.pipe(v.unknown(), v.transform(numberIn)));

/** An object that may be missing; anything else counts as missing. */
export function optionalObject<T>(schema: v.GenericSchema<unknown, T>) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

/** A required address that must be safe, see safeAddress. */
export const requiredAddress = v.pipe(requiredText, v.check(isSafe, 'unsafe address'));

/** An optional address; an unsafe one is an issue. */
export const optionalAddress = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(textIn),
    v.check((text) => text === undefined || isSafe(text), 'unsafe address'),
  ),
);

function isSafe(address: string): boolean {
  return safeAddress(address) !== undefined;
}

function textIn(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : wellFormed(text);
}

function numberIn(value: unknown): number | undefined {
  const number = Number(textIn(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}
