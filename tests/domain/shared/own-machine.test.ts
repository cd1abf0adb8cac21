import { expect, it } from 'vitest';
import { isOwnMachine } from '../../../src/domain/shared/own-machine.ts';

it.each([
  ['localhost', true],
  ['situs.localhost', true],
  ['127.0.0.1', true],
  ['127.8.0.12', true],
  ['[::1]', true],
  ['situs.kota.go.id', false],
  ['localhost.kota.go.id', false],
  ['127.0.0.1.kota.go.id', false],
  ['192.168.1.20', false],
  ['bukanlocalhost', false],
  ['1127.0.0.1', false],
  ['', false],
])('knows whether %s is the machine on which the page is read', (hostname, isOwn) => {
  expect(isOwnMachine(hostname)).toBe(isOwn);
});
