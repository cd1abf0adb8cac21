import { resolve } from 'node:path';
import { scriptHost } from '@bupc/script-feeds/testing';

/** The rules that this site hands over. */
export const SITE_RULES = resolve('script-feeds.config.ts');

/** Loads the script with the rules of this site, see scriptHost. */
export const siteScript = () => scriptHost(SITE_RULES);
