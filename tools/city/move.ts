import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { writeBeside } from '@bupc/content/files';
import { runnerImport } from 'vite';
import { contentEnv } from '../content/env.ts';
import { contentFile } from './city-files.ts';
import { movedFiles, type Old } from './moved-files.ts';

/**
 * npm run content -- move: writes the office's files of today from site.config.ts and map.config.ts of before, or from those
 * that SITE_CONFIG and MAP_CONFIG name. What is there already stays as it is.
 */
export async function main(): Promise<void> {
  const env = contentEnv(resolve('.'));
  const city = await exported(env.SITE_CONFIG || 'site.config.ts', 'config');
  const map = await exported(env.MAP_CONFIG || 'map.config.ts', 'map');
  for (const [name, text] of Object.entries(movedFiles(city, map))) {
    const { path, file } = contentFile(env, name);
    if (existsSync(path)) console.log(`${file} is there already; it stays`);
    else {
      writeBeside(path, text).replace();
      console.log(`${file} written`);
    }
  }
}

async function exported(name: string, key: string): Promise<Old | undefined> {
  const file = resolve(name);
  if (!existsSync(file)) {
    console.log(`there is no ${relative(resolve('.'), file)}; nothing of it is written`);
    return undefined;
  }
  const { module } = await runnerImport<Record<string, Old>>(file, { configFile: false, logLevel: 'error' });
  return module[key];
}
