import type { Page } from '@playwright/test';
import { keep, keepCopies } from './fault-test.ts';
import { FAULTY_FEEDS } from './faulty-feeds.ts';

/** A way in which the browser's storage goes wrong, before the page is opened. */
export interface StorageFault {
  readonly name: string;
  readonly bring: (page: Page) => Promise<unknown>;
}

const YEAR = 365 * 24 * 3_600_000;

/** Puts a text under both storage keys. */
const text = (write: (record: object, field: string) => string) => async (page: Page) => {
  for (const { cache } of FAULTY_FEEDS) {
    if (cache) await keep(page, cache.key, write(cache.record, Object.keys(cache.record)[0] ?? ''));
  }
};

/** Lets a method of local storage throw; session storage stays as it is. */
const throwing = (method: 'getItem' | 'setItem', error: string) => (page: Page) =>
  page.addInitScript(
    ([name, thrown]) => {
      const original: (...args: string[]) => unknown = Storage.prototype[name];
      Object.defineProperty(Storage.prototype, name, {
        value(this: Storage, ...args: string[]) {
          if (this === window.localStorage) throw new DOMException('no', thrown);
          return original.apply(this, args);
        },
      });
    },
    [method, error] as const,
  );

/** What local storage may do to a visitor who comes with it; the page is whole all the same. */
export const STORAGE_FAULTS: readonly StorageFault[] = [
  { name: 'storage that is full', bring: throwing('setItem', 'QuotaExceededError') },
  { name: 'storage that must not be read', bring: throwing('getItem', 'SecurityError') },
  { name: 'storage that must not be written', bring: throwing('setItem', 'SecurityError') },
  {
    name: 'storage that throws when it is touched',
    bring: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        });
      }),
  },
  { name: 'a copy in broken JSON', bring: text((record) => JSON.stringify(record).slice(0, -9)) },
  {
    name: 'a copy of an older version',
    bring: text((record) => JSON.stringify({ version: 1, items: Object.values(record)[0] })),
  },
  {
    name: 'a copy of another shape',
    bring: text((_, field) => JSON.stringify({ [field]: [{ a: 1 }, 7, null], timestamp: Date.now() })),
  },
  {
    name: 'a copy of 100,000 lists in one another',
    bring: text(
      (_, field) => `{"${field}":${'['.repeat(100_000)}${']'.repeat(100_000)},"timestamp":${Date.now()}}`,
    ),
  },
  {
    name: 'a copy that is a year ahead',
    bring: (page) => keepCopies(page, Date.now() + YEAR),
  },
  {
    name: 'a copy that is a year old',
    bring: (page) => keepCopies(page, Date.now() - YEAR),
  },
];
