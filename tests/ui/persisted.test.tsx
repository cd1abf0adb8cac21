import { config } from 'virtual:city';
import { createMemoryHistory } from '@tanstack/history';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyActorRef, Snapshot } from 'xstate';
import { pageOfMachine } from '../../qa/page/inspected-machines.ts';
import type { Scenario } from '../../qa/worlds/scenario.ts';
import { pauseWorld } from '../../qa/worlds/world.ts';
import { OWN_FOLDERS } from '../../src/adapters/built-in-gallery/own-folders.ts';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { siteOf } from '../../src/application/home/home.ts';
import { type MachineName, machineOf } from '../../src/application/machines.ts';
import { codeHere } from '../../src/application/shared/late-code.ts';
import { resumeDelays } from '../../src/application/shared/resume-delays.ts';
import { SHOWN_MACHINES } from '../../src/application/shown-machines.ts';
import { ADAPTERS, composeHome } from '../../src/composition.ts';
import { containerFrom } from '../../src/container.ts';
import { App } from '../../src/ui/app.tsx';
// Chunks of their own: here before the first test, so that none waits for them.
import '../../src/ui/dialogs.tsx';
import '../../src/ui/gallery/lightbox-body.tsx';
import '../../src/ui/legal-products/product-list.tsx';
import type { Dependencies } from '../../src/ui/dependencies.tsx';
import { HomePage } from '../../src/ui/pages/home-page.tsx';
import { readDocuments, readPaths, readScenarios } from '../../tools/paths/files.ts';
import { MODELS } from '../../tools/paths/models.ts';
import { openDialog } from '../fixtures/opened-dialog.ts';
import { stubBrowser } from './browser-stubs.ts';

// The library of PDF files needs a browser: what the guide shows of its document is left out.
vi.mock('../../src/ui/guide/guide-chunk.ts', () => ({ loadGuideBody: async () => () => null }));

const documents = readDocuments();
const scenarios = readScenarios();
const flows = MODELS.flatMap(({ machine }) =>
  // What an open article is about the page gives it again, whatever a flow has shown.
  pageOfMachine(machine) !== 'home' || machine === 'article'
    ? []
    : readPaths(machine).filter(({ by }) => by === 'hand'),
);
const logger = { event: () => undefined };
const NOTHING_STORED = {};
const WAIT = { timeout: 20_000, interval: 10 };

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  });

const at = (address: string) => createMemoryHistory({ initialEntries: [address] });

/** The whole page in a world, drawn and started; from a page that was persisted, where one is given. */
async function pageIn(scenario: Scenario, history = at('/home'), persisted?: Snapshot<unknown>) {
  const world = pauseWorld(scenario, { documents, logger, builtIn: { load: async () => OWN_FOLDERS } });
  const { guideText: _, ...ports } = world.ports;
  const from = { config, deployment: readDeployment({}), snapshot: world.baked, history };
  const get = containerFrom(ADAPTERS, from, {
    ...ports,
    dataSaver: { isSaving: () => false },
    storedContent: {
      storedAt: () => NOTHING_STORED,
      isReached: () => false,
      subscribe: () => () => undefined,
    },
    release: { isReplaced: async () => false, renew: () => undefined },
  });
  const first = composeHome(from, get);
  const home = persisted
    ? composeHome(from, get, { persisted, shown: codeHere(SHOWN_MACHINES) }).home
    : first.home;
  const drawn = (dependencies: Dependencies) => (
    <App dependencies={dependencies}>
      <HomePage />
    </App>
  );
  const { rerender } = render(drawn(first.dependencies));
  const site = siteOf(() => home);
  await act(async () => {
    home.start();
    // As the page of a replay goes on: it is drawn already, and another one takes its place.
    if (persisted) resumeDelays(home);
    rerender(drawn({ ...first.dependencies, site }));
  });
  await settled();
  const page = { home, history, site, runNext: world.timers.runNext };
  await written(page);
  return page;
}
type Page = Awaited<ReturnType<typeof pageIn>>;

/** Lets the address be written that waits for the last key: whichever page starts waits so. */
async function written({ home, runNext }: Pick<Page, 'home' | 'runNext'>) {
  if (home.getSnapshot().matches({ address: { followed: 'awaited' } })) await act(async () => void runNext());
}

/** Takes the steps of a flow on a machine of the page, in its dialog where it has one; what it awaits comes by itself. */
async function take({ site, runNext }: Page, machine: MachineName, steps: (typeof flows)[number]['steps']) {
  const { dialog } = machineOf(machine);
  for (const step of steps) {
    if (dialog !== undefined && site.dialogs.getSnapshot().value[dialog] !== 'open') {
      await act(async () => openDialog(site.dialogs, dialog));
      // The code of the dialogs comes with the first of them.
      await vi.waitFor(() => expect(site[machine]).toBeDefined(), WAIT);
    }
    await act(async () => {
      if ('event' in step) (site[machine] as AnyActorRef).send(step.event);
      else if (step.outcome.includes(' over')) runNext();
    });
    await settled();
  }
}

// Left out: ids, which are counted from the first page that a document has had; which banner was fetched first; and what
// Headless UI hides behind a dialog, which it does for the first page of a document alone.
const GENERATED = /(?:_r_|«r|:r|headlessui-[a-z-]+-)[\w»:-]*/g;
const PRIORITY = /^(?:loading|fetchpriority|decoding)$/;

/** What is drawn: each element with its own text and its attributes, whatever their order. */
const drawn = () =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const attributes = [...element.attributes]
      .filter(({ name }) => !(element.closest('#home') && PRIORITY.test(name)))
      .filter(({ name }) => !(name === 'aria-hidden' && element.parentElement === document.body))
      .map(({ name, value }) => `${name}=${value.replace(GENERATED, 'id')}`);
    return [element.localName, ...attributes.sort(), ...own.map(({ nodeValue }) => nodeValue)].join(' ');
  });
const stateOf = ({ home }: Page) => JSON.parse(JSON.stringify(home.getPersistedSnapshot()));

/** Waits until what is drawn stays as it is: parts of the page come late. */
const stands = async () => {
  let last = '';
  await vi.waitFor(async () => {
    await vi.dynamicImportSettled();
    await settled();
    const now = drawn().join();
    const isSame = now === last;
    last = now;
    expect(isSame).toBe(true);
  }, WAIT);
};

/** Ends a page and starts another one from what it has persisted. */
async function anew(
  page: Page,
  scenario: Scenario,
): Promise<{ readonly before: object; readonly after: object; readonly page: Page }> {
  await stands();
  await written(page);
  const persisted = stateOf(page);
  const before = { tree: drawn(), address: page.history.location.href, state: persisted };
  await act(async () => void page.home.stop());
  cleanup();
  const next = await pageIn(scenario, page.history, persisted);
  await stands();
  return {
    before,
    after: { tree: drawn(), address: next.history.location.href, state: stateOf(next) },
    page: next,
  };
}

// Of each machine its first flow, and of every page of a section its first scenario; all of them at night (npm run test:all -- nightly).
const isPicked = (name: string, place: number, names: readonly string[]) =>
  process.env.NIGHTLY === 'on' || names.findIndex((other) => groupOf(other) === groupOf(name)) === place;
const groupOf = (name: string) => name.replace(/[-/].*/, '');
const named = flows.map((flow) => [`${flow.machine}/${flow.name}`, flow] as const);

describe('a page that starts from what another has persisted is the same', () => {
  it.each([...scenarios.keys()].filter(isPicked))('in the scenario %s', async (name) => {
    const scenario = scenarios.get(name) as Scenario;
    const { before, after } = await anew(await pageIn(scenario), scenario);
    expect(after).toEqual(before);
  });

  it.each(
    named.filter(([name], place) =>
      isPicked(
        name,
        place,
        named.map(([other]) => other),
      ),
    ),
  )('half-way through %s', async (_, flow) => {
    const scenario = scenarios.get(flow.scenario) as Scenario;
    const page = await pageIn(scenario);
    const half = Math.ceil(flow.steps.length / 2);
    await take(page, flow.machine as MachineName, flow.steps.slice(0, half));
    const { before, after } = await anew(page, scenario);
    expect(after).toEqual(before);
  });
});
