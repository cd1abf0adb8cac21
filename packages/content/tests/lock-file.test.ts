import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLockFile } from '../src/pull/lock-file.ts';

function place(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const texts = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  return { file: join(folder, 'lock'), texts };
}
const isDead = (text: string) => text === 'dead';

describe('a lock', () => {
  it.each<[string, Record<string, string>, boolean, string]>([
    ['that nobody has is taken', {}, true, 'one'],
    ['of a program that runs is left', { lock: 'alive' }, false, 'alive'],
    ['of a program that has ended is taken', { lock: 'dead' }, true, 'one'],
    [
      'is taken although who took a dead one away has died doing so',
      { lock: 'dead', 'lock.taking': 'dead' },
      true,
      'one',
    ],
    ['without a word yet is left', { lock: '' }, false, ''],
  ])('%s', (_what, files, isTaken, text) => {
    const { file, texts } = place(files);
    expect([takeLockFile({ file, own: 'one', isDead }), texts()]).toEqual([isTaken, { lock: text }]);
  });

  it('without a word for long is taken', () => {
    const { file, texts } = place({ lock: '' });
    utimesSync(file, 1, 1);
    expect([takeLockFile({ file, own: 'one', isDead: () => true }), texts()]).toEqual([
      true,
      { lock: 'one' },
    ]);
  });

  it('is left while another one takes the dead one away', () => {
    const files = { lock: 'dead', 'lock.taking': 'alive' };
    const { file, texts } = place(files);
    expect([takeLockFile({ file, own: 'one', isDead }), texts()]).toEqual([false, files]);
  });

  it('that another one took since it was found dead is not taken away', () => {
    const { file, texts } = place({ lock: 'dead' });
    let other: boolean | undefined;
    const isDeadThen = (text: string) => {
      // Both have read the dead one; the other is quicker.
      other ??= takeLockFile({ file, own: 'other', isDead });
      return isDead(text);
    };
    const isTaken = takeLockFile({ file, own: 'one', isDead: isDeadThen });
    expect([other, isTaken, texts()]).toEqual([true, false, { lock: 'other' }]);
  });
});
