import { expect, it } from 'vitest';
import { webAddress } from '../../../src/domain/shared/web-address.ts';

it.each([
  ['https://kota.example.id', 'https://kota.example.id/'],
  ['http://kota.example.id/a?b=c#d', 'http://kota.example.id/a?b=c#d'],
  ['HTTPS://KOTA.example.id/A', 'https://kota.example.id/A'],
  ['  https://kota.example.id/a \n', 'https://kota.example.id/a'],
])('reads %j as %j', (url, expected) => {
  expect(webAddress(url)?.href).toBe(expected);
});

it.each([
  [''],
  ['/media/1.webp'],
  ['//kota.example.id'],
  ['kota.example.id'],
  ['https://'],
  ['ftp://kota.example.id'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['mailto:warga@kota.example.id'],
])('refuses %j', (url) => {
  expect(webAddress(url)).toBeUndefined();
});
