import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBeside } from '../../tools/build-beside.mjs';
import { madeFiles } from './made-files.ts';

let folder: string;
let dist: string;
beforeEach(() => {
  folder = madeFiles();
  dist = join(folder, 'dist');
});

const writes = (text: string) => async (at: string) => {
  await mkdir(at);
  await writeFile(join(at, 'home.html'), text);
};
const served = () => readFile(join(dist, 'home.html'), 'utf8');

describe('a build', () => {
  it('is in place when it is whole, and the earlier one until then', async () => {
    await buildBeside(dist, writes('first'));
    const meanwhile: string[] = [];
    await buildBeside(dist, async (at) => {
      await writes('second')(at);
      meanwhile.push(await served());
    });
    expect([...meanwhile, await served(), await readdir(folder)]).toEqual(['first', 'second', ['dist']]);
  });

  it('that fails leaves the earlier one as it was, and nothing beside it', async () => {
    await buildBeside(dist, writes('first'));
    const failing = buildBeside(dist, async (at) => {
      await writes('half')(at);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await served(), await readdir(folder)]).toEqual(['first', ['dist']]);
  });

  it('that was cut off is begun anew by the next', async () => {
    await writes('half')(join(folder, '.new-dist'));
    await buildBeside(dist, async (at) => {
      expect(existsSync(at)).toBe(false);
      await writes('whole')(at);
    });
    expect(await served()).toBe('whole');
  });
});
