import type { AnyActor } from 'xstate';
import type { ReplayControls } from './attempt-step.ts';
import type { Post } from './post.ts';

/** What a path is replayed on: a machine with a shut gate and paused time. */
export interface ReplaySubject extends ReplayControls {
  readonly actor: AnyActor;
  /** What it sends to others; absent where that is not noted. */
  readonly post?: Post;
}

/** The machines of a replay by name, each in a paused world of its own. */
export type ReplaySubjects = ReadonlyMap<string, ReplaySubject>;
