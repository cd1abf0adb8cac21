import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAddress } from '../../../src/domain/shared/safe-address.ts';

const STARTS = ['', '/', '//', '/\\', '/\t/', 'http://', 'https://', 'javascript:', 'data:', ' ', '\u0000'];
const candidates = fc
  .tuple(fc.constantFrom(...STARTS), fc.string({ unit: 'binary', maxLength: 20 }))
  .map(([start, rest]) => start + rest);

describe('safeAddress', () => {
  it.each([
    ['https://kota.example.id/a?b=c#d', 'https://kota.example.id/a?b=c#d'],
    ['http://kota.example.id', 'http://kota.example.id'],
    ['HTTPS://kota.example.id/', 'HTTPS://kota.example.id/'],
    ['  https://kota.example.id/a \n', 'https://kota.example.id/a'],
    ['https://kota.example.id/nama file.pdf', 'https://kota.example.id/nama file.pdf'],
    ['/media/1/640.webp', '/media/1/640.webp'],
    ['/', '/'],
    ['/a//b', '/a//b'],
    ['/a b~\u00a0é', '/a b~\u00a0é'],
    [`  /${'a'.repeat(7999)}  `, `/${'a'.repeat(7999)}`],
  ])('lets %j through', (url, expected) => {
    expect(safeAddress(url)).toBe(expected);
  });

  it.each([
    [''],
    ['   '],
    ['//evil.example/a'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['\\\\evil.example'],
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['blob:https://kota.example.id/x'],
    ['file:///etc/passwd'],
    ['mailto:a@kota.example.id'],
    ['https://'],
    ['https:kota.example.id'],
    ['https:///kota.example.id'],
    ['https://kota.exa mple'],
    ['https://kota.example.id/a\u0000b'],
    ['https://kota.example.id/a\u001fb'],
    ['https://kota.example.id/a\u007fb'],
    ['https://kota.example.id/a\u0085b'],
    ['https://kota.example.id/a\u009fb'],
    ['http:/kota.example.id?dari=https://lain.example.id'],
    ['https://[kota'],
    ['halaman.html'],
    ['?a=b'],
    ['#a'],
    [`/${'a'.repeat(8000)}`],
    [`https://kota.example.id/${'a'.repeat(8000)}`],
  ])('stops %j', (url) => {
    expect(safeAddress(url)).toBeUndefined();
  });

  it('never lets an address of another scheme or a bare host through', () => {
    fc.assert(
      fc.property(candidates, (url) => {
        const safe = safeAddress(url);
        if (safe === undefined) return;
        const { protocol, origin } = new URL(safe, 'https://situs.example');
        expect(['http:', 'https:']).toContain(protocol);
        if (!/^https?:/i.test(safe)) expect(origin).toBe('https://situs.example');
      }),
    );
  });
});
