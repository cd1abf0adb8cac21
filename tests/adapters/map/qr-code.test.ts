import { expect, it } from 'vitest';
import { CODE_WAIT_MS, createQrCodes } from '../../../src/adapters/map/qr-code.ts';
import type { Timers } from '../../../src/application/ports/timers.ts';

/** Timers that run what waits on demand. */
function pausedTimers() {
  const waiting = new Map<number, { run: () => void; ms: number }>();
  const timers: Timers = {
    setTimeout(run, ms) {
      waiting.set(waiting.size, { run, ms });
      return waiting.size - 1;
    },
    clearTimeout: (id) => void waiting.delete(id as number),
  };
  return { timers, waiting };
}

/** For each square of a row, whether a path is dark there. */
function rowOf(path: string, size: number, y: number): string {
  const rings = path
    .split('Z')
    .map((ring) => ring.match(/\d+ \d+/g)?.map((point) => point.split(' ').map(Number)));
  const isDark = (x: number) =>
    rings.reduce((turns, ring = []) => {
      const crossings = ring.filter(([atX = 0, atY = 0], index) => {
        const [, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
        return atX > x && Math.min(atY, nextY) < y + 0.5 && Math.max(atY, nextY) > y + 0.5;
      });
      return turns + crossings.length;
    }, 0) %
      2 ===
    1;
  return Array.from({ length: size }, (_, x) => (isDark(x) ? '#' : '.')).join('');
}

it('draws an address as a code, and leaves no timer behind', async () => {
  const { timers, waiting } = pausedTimers();
  const { path, size } = await createQrCodes(timers)('https://dinas.example/peta/?persil=05.0148');
  // What every code of this size has: the eyes in its corners, and dark and light squares in turn between them.
  const rows = [0, 1, 3, 6, size - 1].map((y) => rowOf(path, size, y));
  expect(rows.map((row) => `${row.slice(0, 8)} ${row.slice(-8)}`)).toEqual([
    '#######. .#######',
    '#.....#. .#.....#',
    '#.###.#. .#.###.#',
    '#######. .#######',
    expect.stringMatching(/^#######\. /),
  ]);
  expect([size, rows[3]]).toEqual([29, '#######.#.#.#.#.#.#.#.#######']);
  expect([...waiting]).toEqual([]);
});

it('refuses a text that is too long for a code', async () => {
  await expect(createQrCodes(pausedTimers().timers)('x'.repeat(5000))).rejects.toThrow();
});

it('does not wait for long for what draws codes', async () => {
  const { timers, waiting } = pausedTimers();
  const code = createQrCodes(timers, () => new Promise(() => undefined))('a');
  const [late] = waiting.values();
  expect(late?.ms).toBe(CODE_WAIT_MS);
  late?.run();
  await expect(code).rejects.toThrow('the code is late');
});
