import { createBrowserInspector } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { createSystemClock } from '../adapters/browser/system-clock.ts';
import { failureMessage } from '../application/shared/failure.ts';
import type { Dependencies } from '../ui/dependencies.tsx';
import { isInWindow, keepInWindow } from './adapters/files/inspector-place.ts';
import { pathText } from './adapters/files/path-file.ts';
import { pathNames, SAMPLES, scenarioNames } from './adapters/files/qa-files.ts';
import { carryPath, type Wanted } from './adapters/files/wanted.ts';
import { createInspectorLink } from './adapters/inspection/inspector-link.ts';
import type { InspectorCommand, RecordingView } from './application/inspection/messages.ts';
import { createPlayer, type Player } from './application/paths/player.ts';
import { createRecorder, type Recorder } from './application/paths/recorder.ts';
import type { ReplaySubject } from './application/paths/replay.ts';
import { Dock } from './ui/inspector/dock.tsx';
import { Ribbon } from './ui/ribbon/ribbon.tsx';

/** What the tools are opened over. */
export interface ToolsOptions {
  readonly dependencies: Dependencies;
  readonly wanted: Wanted & { readonly problem?: string };
  /** What a path is replayed on. */
  readonly subject?: ReplaySubject | undefined;
  readonly search: URLSearchParams;
}

// A recording of the real page replays where every feed answers well.
const USUAL_SCENARIO = 'all-well';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// A replay at once takes hundreds of steps between two looks at it.
const LOOK_MS = 50;

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

// Outside the page's root: neither hydration nor an open dialog reaches it.
const ownRoot = () => createRoot(document.body.appendChild(document.createElement('div')));

/**
 * Opens the ribbon, the replay and the inspector, as far as they are asked for.
 * @returns to be called once the machines have started
 */
export function openTools({ dependencies, wanted, subject, search }: ToolsOptions): () => void {
  const { scenario, path, file, problem } = wanted;
  const inspected = search.has('inspect');
  const ribbon = scenario || problem ? ownRoot() : undefined;
  const drawRibbon = () =>
    ribbon?.render(<Ribbon scenario={scenario} replay={player?.view()} problem={problem} />);

  const player: Player | undefined =
    path &&
    subject &&
    createPlayer({
      path,
      subject,
      wait,
      file,
      onChange: inTime(() => {
        drawRibbon();
        if (player) link?.tell({ type: 'replay.changed', replay: player.view() });
      }),
    });
  const link = inspected ? openInspector(dependencies, scenario?.name, player) : undefined;
  if (player) link?.tell({ type: 'replay.changed', replay: player.view() });
  if (problem) link?.tell({ type: 'replay.refused', reason: problem });
  drawRibbon();

  return () => {
    if (player === undefined || inspected) return;
    player.setPace(0);
    player.play();
  };
}

function openInspector({ site }: Dependencies, scenario: string | undefined, player: Player | undefined) {
  const recorder = createRecorder({ ...site });
  const link = createInspectorLink({
    window,
    page: {
      type: 'page.connected',
      page: {
        address: `${location.pathname}${location.search}`,
        ...(scenario !== undefined && { scenario }),
        scenarios: scenarioNames(),
        paths: pathNames(),
        samples: SAMPLES,
      },
    },
    onCommand: (command) => {
      if (command.type === 'recording.save') {
        const recording = saved(
          recorder,
          command.machine,
          scenario ?? USUAL_SCENARIO,
          createSystemClock().now(),
        );
        if (recording) link.tell({ type: 'recording.saved', recording });
      } else {
        try {
          obey(command, player);
        } catch (error) {
          link.tell({
            type: 'replay.refused',
            reason: `this browser keeps no file: ${failureMessage(error)}`,
          });
        }
      }
    },
  });
  for (const [name, actor] of Object.entries(site)) link.follow(name, actor);

  const root = ownRoot();
  root.render(
    <Dock
      inspector="/inspector.html"
      inWindow={isInWindow()}
      onWindow={keepInWindow}
      onStately={() => connectStately(site)}
      onClose={() => {
        root.unmount();
        const rest = location.search
          .slice(1)
          .split('&')
          .filter((one) => !/^inspect(=|$)/.test(one));
        history.replaceState(history.state, '', rest.length > 0 ? `?${rest.join('&')}` : location.pathname);
      }}
    />,
  );
  return link;
}

function obey(command: InspectorCommand, player: Player | undefined): void {
  if (command.type === 'replay.play') player?.play();
  if (command.type === 'replay.pause') player?.pause();
  if (command.type === 'replay.step') player?.step();
  if (command.type === 'replay.pace') player?.setPace(command.pace);
  if (command.type === 'page.open') {
    if (command.path !== undefined) carryPath(command.path);
    location.search = command.search;
  }
}

function saved(
  recorder: Recorder,
  machine: string,
  scenario: string,
  now: number,
): RecordingView | undefined {
  const moment = new Date(now).toISOString().slice(0, 19).replace(/\D+/g, '-');
  const name = `recorded-${machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${moment}`;
  const path = recorder.path({
    name,
    title: `Recorded in the page in ${scenario} on ${moment}`,
    machine,
    scenario,
  });
  return path && { machine, steps: path.steps.length, file: { name: `${name}.json`, text: pathText(path) } };
}

// A window of its own at stately.ai, for testers who have the network.
function connectStately(site: Dependencies['site']): void {
  const stately = createBrowserInspector();
  for (const actor of Object.values(site)) {
    stately.actor(actor, actor.getSnapshot());
    actor.system.inspect(stately.inspect);
  }
}
