import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodedText, wellFormed } from '../../../src/domain/shared/well-formed.ts';

const LONE = /[\uD800-\uDFFF]/u;
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});

describe('wellFormed', () => {
  it.each([
    ['', ''],
    ['kota', 'kota'],
    ['🏡', '🏡'],
    ['\uD83C', '\uFFFD'],
    ['\uDFE1', '\uFFFD'],
    ['a\uD83Cb', 'a\uFFFDb'],
    ['\uDFE1\uD83C', '\uFFFD\uFFFD'],
    ['\uD83C🏡\uDFE1', '\uFFFD🏡\uFFFD'],
  ])('makes %j of it: %j', (text, expected) => {
    expect(wellFormed(text)).toBe(expected);
  });

  it('leaves no half of a character, keeps the length, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = wellFormed(text);
        expect([LONE.test(result), result.length, wellFormed(result)]).toEqual([false, text.length, result]);
      }),
    );
  });
});

describe('encodedText', () => {
  it.each([
    ['1a/b c', '1a%2Fb%20c'],
    ['a\uD83C', 'a%EF%BF%BD'],
  ])('writes %j as %s', (text, expected) => {
    expect(encodedText(text)).toBe(expected);
  });

  it('never throws', () => {
    fc.assert(fc.property(anyText, (text) => decodeURIComponent(encodedText(text)) === wellFormed(text)));
  });
});
