// The second composition root: what testers ask for by address. Loaded only then.

import { connectSite } from '../application/connectors/connect-site.ts';
import type { Site } from '../application/machines.ts';
import { MACHINE_NAMES, type MachineName, machineOf } from '../application/machines.ts';
import { failureMessage } from '../application/shared/failure.ts';
import { startSite } from '../application/site.ts';
import type { Rehearsal } from '../hydrate-home.tsx';
import { readWanted, type Wanted } from './adapters/files/wanted.ts';
import { inspectSite } from './inspected-site.ts';
import { keepFromSearchEngines } from './no-index.ts';
import { leavesFor } from './other-page.ts';
import { type Stage, setStage } from './stage.ts';
import { openTools } from './tools.tsx';

/**
 * Prepares the page that an address asks for.
 * @param search its parameters `scenario`, `path`, `level` and `inspect`; what cannot be had is said on the ribbon of the
 *   real page
 */
export async function rehearse(search: URLSearchParams): Promise<Rehearsal> {
  keepFromSearchEngines();
  const isInspected = search.has('inspect');
  try {
    const wanted = await readWanted(search);
    if (leavesFor(wanted, 'home')) return await new Promise<never>(() => undefined);
    return rehearsalOn(await setStage(wanted, isInspected), wanted, isInspected);
  } catch (error) {
    const stage = await setStage({}, isInspected);
    return rehearsalOn(stage, { problem: failureMessage(error) }, isInspected);
  }
}

function rehearsalOn(
  stage: Stage,
  wanted: Wanted & { readonly problem?: string },
  isInspected: boolean,
): Rehearsal {
  let begun = () => {};
  const { composition, held, history } = stage;
  if (composition.snapshot) document.getElementById('root')?.replaceChildren();
  let tied: Site | undefined;
  return {
    composition,
    ...(history && { history }),
    prepare: (dependencies) => {
      const actors = [...held].map(([name, { actor }]) => [name, actor]);
      const site: Site = { ...dependencies.site, ...Object.fromEntries(actors) };
      const isWatched = isInspected || wanted.byVisitor;
      const inspected = isWatched ? inspectSite(site, Date.now, (run) => setTimeout(run)) : undefined;
      tied = inspected?.tied ?? site;
      begun = openTools({
        // A replay's page keeps an address of its own; the browser's stays what the tester opened.
        address: history ? undefined : dependencies.address,
        wanted,
        stage,
        inspected,
        isInspected,
        goOn: () => goOn(stage, tied ?? site, dependencies),
      });
      return { ...dependencies, site: inspected?.drawn ?? site };
    },
    start: (dependencies) => {
      const site = tied ?? dependencies.site;
      if (held.size === 0) startSite(site, dependencies);
      else
        startAsView(
          site,
          MACHINE_NAMES.filter((name) => held.has(name)),
        );
      begun();
    },
  };
}

// The machines are not tied to each other, so that nothing but the replay moves those that it is about.
function startAsView(site: Site, replayed: readonly MachineName[]): void {
  for (const name of MACHINE_NAMES) if (!replayed.includes(name)) site[name].start();
  const [only, ...others] = replayed;
  if (only === undefined || others.length > 0) return;
  const { section = '', dialog } = machineOf(only);
  if (dialog !== undefined) site.dialogs.send({ type: 'dialog.opened', dialog });
  document.getElementById(section)?.scrollIntoView();
}

// A replay held its machines apart; each now runs by itself and hears of the others, as on any page.
function goOn({ held }: Pick<Stage, 'held'>, site: Site, ports: Parameters<typeof connectSite>[1]): void {
  for (const { goOn } of held.values()) goOn();
  connectSite(site, ports);
}
