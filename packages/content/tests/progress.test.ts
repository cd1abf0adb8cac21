import { describe, expect, it } from 'vitest';
import { progressLine, writeProgress } from '../src/progress.ts';

describe('progressLine', () => {
  it.each([
    [0, 4, '[------------------------] 0 of 4 pictures'],
    [1, 4, '[######------------------] 1 of 4 pictures'],
    [4, 4, '[########################] 4 of 4 pictures'],
    [0, 0, '[########################] 0 of 0 pictures'],
  ])('%i of %i', (done, total, line) => {
    expect(progressLine(done, total, 'pictures')).toBe(line);
  });
});

describe('a progress bar', () => {
  function run(isTTY: boolean, steps: readonly boolean[]): string[] {
    const output: string[] = [];
    let ms = 0;
    const out = { isTTY, write: (text: string) => output.push(text) > 0 };
    const bar = writeProgress(out, steps.length, 'pictures', () => (ms += 60));
    for (const [at, isNew] of steps.entries()) bar.step(`${at}.jpg`, isNew);
    bar.end();
    return output;
  }

  it('says nothing where nothing is to be done', () => {
    expect([run(true, [false, false]), run(false, [false, false])]).toEqual([[], []]);
  });

  it('is drawn in place on a terminal, not too often, and wiped at the end', () => {
    expect(run(true, [true, true, true])).toEqual([
      '\r\u001b[K[########----------------] 1 of 3 pictures 0.jpg',
      '\r\u001b[K[########################] 3 of 3 pictures 2.jpg',
      '\r\u001b[K',
    ]);
  });

  it('is a line now and then elsewhere', () => {
    expect(run(false, Array(300).fill(true))).toEqual([
      '[####################----] 250 of 300 pictures\n',
      '[########################] 300 of 300 pictures\n',
    ]);
  });
});
