import { createRoot } from 'react-dom/client';
import type { Wanted } from '../adapters/files/wanted.ts';
import { recordConsole } from '../adapters/report/page-console.ts';
import { TOOLS } from '../adapters/visitor/hold-page.ts';
import { eventProblems } from '../application/events/event-problems.ts';
import { playable } from '../application/paths/playable.ts';
import { createPlayer, type Playable, type Player, type PlayerOptions } from '../application/paths/player.ts';
import { isWatched } from '../domain/testers-address.ts';
import { exposeMachines } from '../visit/watched-page.ts';
import type { InspectedSite } from './inspected-site.ts';
import { openInspector } from './inspection.tsx';
import { SEEN, type ToolsOptions } from './tools-options.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// A page that nobody sees draws nothing.
const UNDRAWN_MS = 50;

/** Waits until the page is drawn: what is open for a step alone must be seen to break. */
const drawn = () =>
  Promise.race([
    wait(UNDRAWN_MS),
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  ]);

// A replay that is not watched takes hundreds of steps before the page is drawn again.
const LOOK_MS = 50;

// By then a page has drawn what its machines are.
const DRAWN_MS = 100;

function inTime(look: () => void): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      look();
    }, LOOK_MS);
  };
}

const brokenBy = (reason: string) => `the page broke: ${reason}`;

/** A root outside the page's: neither hydration nor an open dialog reaches it. */
const ownRoot = () => {
  const element = document.createElement('div');
  element.setAttribute(TOOLS, '');
  return createRoot(document.body.appendChild(element));
};

/**
 * Opens the ribbon, the replay and the inspector, as far as they are asked for.
 * @returns to be called once the machines have started
 */
export function openTools(options: ToolsOptions): () => void {
  const { project, wanted, inspected, isInspected, goOn } = options;
  const { scenario, problem } = wanted;
  // The page that was recorded had none over the real world, and a test draws it at the same size.
  const isPlain = isWatched(location.search) && scenario?.name === SEEN;
  const ribbon = project.ribbon && (scenario || problem) && !isPlain ? ownRoot() : undefined;
  const drawRibbon = () =>
    ribbon?.render(
      project.ribbon?.({ scenario, replay: player?.view(), problem, isForeign: wanted.isForeign }),
    );
  const failures: string[] = [];
  const consoleLines = recordConsole(window, (text, stack) => {
    const [, name = 'error', reason = text] = /^\[([a-z.-]+)\] (.*)/.exec(text) ?? [];
    failures.push(reason);
    // What a page brings late may break once all steps were taken.
    player?.broke(brokenBy(reason));
    inspected?.fail('page', 'page', name, reason, stack);
  });
  if (inspected && isWatched(location.search)) exposeMachines(inspected.site, inspected.log, failures);
  const replay = playableOf(options);
  const player: Player | undefined =
    replay &&
    createPlayer({
      ...replay,
      wait: async (ms) => {
        await wait(ms);
        await drawn();
      },
      now: () => performance.now(),
      broken: async () => {
        await wait(DRAWN_MS);
        return failures[0] && brokenBy(failures[0]);
      },
      ...(inspected && watchedBy(inspected)),
      onChange: inTime(() => {
        drawRibbon();
        if (player) link?.send({ type: 'replay.changed', replay: player.view() });
      }),
    });
  const leave = () => {
    goOn();
    player?.leave();
  };
  const link =
    isInspected && inspected
      ? openInspector({ ...options, inspected, player, consoleLines, goOn: leave, root: ownRoot() })
      : undefined;
  drawRibbon();

  return () => {
    if (player) void begin(player, wanted, isInspected, leave);
  };
}

/** Connects a watched player with the log. */
function watchedBy({ log, fail }: InspectedSite): Partial<PlayerOptions> {
  return {
    entry: () => log.entries.length,
    onDifference: ({ place, machine = 'page', label, reason = '' }) =>
      fail('replay', machine, `step ${place}: ${label}`, reason),
  };
}

/** Takes a replay as far as its address says; to its end where nobody watches. */
async function begin(player: Player, wanted: Wanted, isInspected: boolean, goOn: () => void): Promise<void> {
  if (!isInspected || wanted.isHere) {
    player.setPace(0);
    await player.play();
    if (wanted.isOnward && player.view().status === 'passed') goOn();
    return;
  }
  const last = Math.min(wanted.step ?? -1, player.view().steps.length);
  for (let step = 0; step <= last; step += 1) await player.step();
  if (wanted.isPlayed) await player.play();
}

function playableOf({
  project,
  wanted,
  openedScenario: { paused, results },
}: ToolsOptions): Playable | undefined {
  const { path, recording = path, file } = wanted;
  const { knowledge } = project;
  const { portName } = knowledge;
  const problemsOf = (machine: string, event: unknown) => eventProblems(knowledge, machine, event);
  if (recording === undefined || (paused.size === 0 && results === undefined)) return undefined;
  return {
    ...playable(recording, paused, file, { problemsOf, ...(portName && { portName }) }),
    ...(results && { results: results(recording) }),
  };
}
