import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BenchSite } from '../bench-site.ts';
import { playwrightsOwn, startPlaywright } from './drivers/playwright.ts';
import { startFirefox } from './drivers/puppeteer.ts';
import { startWebKit } from './drivers/webkit.ts';
import type { Browser, Engine, Missing } from './tab.ts';

const INSTALL: { readonly [E in Engine]: string } = {
  chromium: 'apt-get install chromium-headless-shell, or npx playwright install chromium',
  firefox: 'apt-get install firefox-esr, or npx playwright install --with-deps firefox',
  webkit: 'apt-get install webkit2gtk-driver xvfb, or npx playwright install --with-deps webkit',
};

const onPath = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/** Debian keeps MiniBrowser beside the library, under a folder named for the machine. */
function miniBrowser(): string | undefined {
  const root = '/usr/lib';
  const folders = existsSync(root) ? readdirSync(root) : [];
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return folders
    .flatMap((folder) => versions.map((version) => join(root, folder, version, 'MiniBrowser')))
    .find(existsSync);
}

/** Starts an engine: the system's own browser, otherwise Playwright's build; says how to install it where neither is there. */
export async function findBrowser(
  site: Pick<BenchSite, 'chromium'>,
  engine: Engine,
): Promise<Browser | Missing> {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  if (engine === 'firefox' && firefox) return startFirefox(firefox);
  const [driver, browser] = [onPath('WebKitWebDriver'), miniBrowser()];
  if (engine === 'webkit' && driver && browser && onPath('Xvfb')) return startWebKit(driver, browser);
  const chromium = engine === 'chromium' ? site.chromium() : undefined;
  const own = chromium?.path ?? playwrightsOwn(engine);
  if (own) return startPlaywright(engine, own, chromium?.args);
  return { engine, missing: `not installed here; ${INSTALL[engine]}` };
}
