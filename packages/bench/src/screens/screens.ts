import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BenchSite } from '../bench-site.ts';
import { launch } from '../page/browser.ts';
import { compareRuns } from './compare.ts';
import { comparisonPage, runPage } from './pages.ts';
import { isWanted, optionsOf, SCHEMES, screenName, WIDTHS } from './screen.ts';
import { shoot } from './shoot.ts';

const HELP = `npm run bench -w packages/bench -- screens [{name of the run}] [--only {words that a name holds}] [--with {an earlier run}]
Takes every page, section, dialog, state and scenario at ${WIDTHS.join(', ')} px, light and dark, into screens/{name}; with
an earlier run beside it, screens/{name}/compare.html shows what changed. DIST names a build, else dist is taken.`;

/** Takes pictures of everything that a visitor can have in front of her, and compares them with an earlier run's. */
export async function takeScreens(site: BenchSite, args: readonly string[]): Promise<void> {
  const options = optionsOf(args);
  if (options === undefined) return console.log(HELP);
  const folder = resolve('screens', options.name);
  const earlier = options.with === undefined ? undefined : resolve('screens', options.with);
  if (earlier !== undefined && !existsSync(join(earlier, 'screens.json'))) {
    throw new Error(`there is no run '${options.with}' in screens`);
  }
  mkdirSync(folder, { recursive: true });
  const server = await site.serve({ dist: resolve(process.env.DIST || 'dist'), port: 0 });
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : place;
  const browser = await launch(site);
  const taken: string[] = [];
  try {
    for (const view of site.views) {
      for (const width of WIDTHS) {
        for (const scheme of SCHEMES) {
          const name = screenName(view.name, width, scheme);
          if (!isWanted(name, options.only)) continue;
          const problem = await shoot(
            browser,
            { base: `http://localhost:${port}`, isHydrated: site.isHydrated },
            view,
            {
              width,
              scheme,
              file: join(folder, `${name}.png`),
            },
          );
          console.log(problem === undefined ? name : `${name}: ${problem}`);
          if (problem === undefined) taken.push(name);
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(taken));
  writeFileSync(join(folder, 'index.html'), runPage(options.name, taken));
  console.log(`${taken.length} pictures, ${join(folder, 'index.html')}`);
  if (earlier === undefined) return;
  const before: readonly string[] = JSON.parse(readFileSync(join(earlier, 'screens.json'), 'utf8'));
  const compared = await compareRuns({ folder: earlier, names: before }, { folder, names: taken });
  writeFileSync(join(folder, 'compare.html'), comparisonPage(options.with ?? '', options.name, compared));
  const changed = compared.filter(({ share }) => share > 0).length;
  console.log(`${changed} of ${compared.length} changed, ${join(folder, 'compare.html')}`);
}
