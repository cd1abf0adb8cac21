import { readFileSync } from 'node:fs';

/** The version of the product, such as '1.0.0'. */
export const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
