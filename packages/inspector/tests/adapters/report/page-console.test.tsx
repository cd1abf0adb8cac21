import { expect, it, vi } from 'vitest';
import { recordConsole } from '../../../src/adapters/report/page-console.ts';

it('names what broke with the position in the files, where the browser knows it', () => {
  const page = Object.assign(new EventTarget(), {
    console: { debug: vi.fn(), log: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  const broken: unknown[] = [];
  recordConsole(page as unknown as Window & typeof globalThis, (text, stack) => broken.push([text, stack]));
  const error = new TypeError('it fell');
  const heard = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));
  heard('error', { message: 'Uncaught TypeError: it fell', error });
  heard('error', { message: 'Script error', filename: 'https://bupc.test/a.js', lineno: 3, colno: 9 });
  heard('error', { message: 'Script error', filename: '', lineno: 0, colno: 0 });
  heard('unhandledrejection', { reason: error });
  page.console.warn('[section.failed]', { section: 'news' });
  page.console.warn('[render.caught]', { message: 'it fell', stack: error.stack });
  expect(broken).toEqual([
    ['Uncaught TypeError: it fell', error.stack],
    ['Script error', 'https://bupc.test/a.js:3:9'],
    ['Script error', undefined],
    ['nobody handled: TypeError: it fell', error.stack],
    ['[section.failed] {"section":"news"}', undefined],
    ['[render.caught] {"message":"it fell"}', error.stack],
  ]);
});
