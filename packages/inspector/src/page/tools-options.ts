import type { ReactNode } from 'react';
import type { ProjectFiles } from '../adapters/files/project-files.ts';
import type { Wanted } from '../adapters/files/wanted.ts';
import type { PausedView } from '../application/paths/paused-machine.ts';
import type { StepResult } from '../application/paths/step-result.ts';
import type { Knowledge } from '../application/shared/knowledge.ts';
import type { Path } from '../domain/path.ts';
import type { Recording } from '../domain/recording.ts';
import type { ReplayView } from '../domain/replay-view.ts';
import type { Scenario } from '../domain/scenario.ts';
import type { InspectedSite } from './inspected-site.ts';

/** What the tools know of the project that a page belongs to. */
export interface Project {
  readonly knowledge: Knowledge;
  readonly files: ProjectFiles;
  /** The address of the page that draws an inspector (openInspectorPage). */
  readonly inspector: string;
  readonly build?: () => string;
  /** See readWanted: asks before anything that somebody else may have made is read. */
  readonly agree?: () => Promise<void>;
  /** Draws what a page that is not the real one says of itself; nothing is said where it is absent. */
  readonly ribbon?: (shown: Ribbon) => ReactNode;
}

/** The notice on a page that is not the real one. */
export interface Ribbon {
  readonly scenario?: Scenario | undefined;
  readonly replay?: ReplayView | undefined;
  /** Why the page could not be what its address asks for. */
  readonly problem?: string | undefined;
  /** Whether it was opened from a link or a file, which anybody may have made. */
  readonly isForeign?: boolean | undefined;
}

/** A machine that a replay moves. */
export interface ReplayedMachine extends PausedView {
  /** Lets the machine and its time go on by themselves. */
  readonly goOn: () => void;
}

export interface OpenedScenario {
  /** The machines that a replay moves, by name; empty where nothing is replayed. */
  readonly paused: ReadonlyMap<string, ReplayedMachine>;
  /** Replays on machines that run together, in place of those that are paused one by one; see replaySystem. */
  readonly results?: (one: Path | Recording) => AsyncGenerator<StepResult, void, undefined>;
  /** The world that is written into a recording of this page. */
  readonly world: () => Pick<Recording, 'scenario' | 'world'>;
}

/** The name of the scenario in a recording of the real world. */
export const SEEN = 'seen';

/** The address of a page, as far as an inspector follows it. */
export interface FollowedAddress {
  readonly current: () => { readonly path: string; readonly search: string };
  readonly subscribe: (changed: () => void) => () => void;
}

export interface ToolsOptions {
  readonly project: Project;
  /** The address of the page; absent where it has none of the browser, as in a replay. */
  readonly address: FollowedAddress | undefined;
  readonly wanted: Wanted & { readonly problem?: string };
  readonly openedScenario: OpenedScenario;
  /** The watched page; absent where no inspector was asked for. */
  readonly inspected: InspectedSite | undefined;
  readonly isInspected: boolean;
  /** Lets the machines of a replay go on by themselves. */
  readonly goOn: () => void;
}
