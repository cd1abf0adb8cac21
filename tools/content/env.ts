import { loadEnv } from 'vite';

/** The environment as the build of the site reads it: the files of Vite, then that of the process. */
export const contentEnv = (root: string): Readonly<Record<string, string | undefined>> => ({
  ...loadEnv('production', root, ['VITE_', 'CONTENT_', 'SITE_CONFIG', 'MAP_CONFIG']),
  ...process.env,
});

/** Whether a feed may lose more than half of its items in this build (contract "Configuration"). */
export const mayShrink = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env.CONTENT_MAY_SHRINK === 'on';
