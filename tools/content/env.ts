import { loadEnv } from 'vite';

/** The environment as the build of the site reads it: the files of Vite, then that of the process. */
export const contentEnv = (root: string): Readonly<Record<string, string | undefined>> => ({
  ...loadEnv('production', root, ['VITE_', 'CONTENT_', 'SITE_CONFIG', 'MAP_CONFIG']),
  ...process.env,
});
