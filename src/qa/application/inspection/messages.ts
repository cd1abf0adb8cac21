import type { AnyEventObject } from 'xstate';
import type { ReplayView } from '../../domain/replay-view.ts';

/** The page that is inspected, and what can be opened in it. */
export interface InspectedPage {
  /** Its address from the path on. */
  readonly address: string;
  readonly scenario?: string;
  /** Names of the scenarios and paths that the project holds. */
  readonly scenarios: readonly string[];
  readonly paths: readonly string[];
  /** An event of each kind, by machine. */
  readonly samples: Readonly<Record<string, readonly AnyEventObject[]>>;
}

/** What an inspector is told of the page, beside the events of @statelyai/inspect. */
export type PageMessage =
  | { readonly type: 'page.connected'; readonly page: InspectedPage }
  | {
      readonly type: 'transitions.taken';
      readonly sessionId: string;
      readonly transitions: readonly string[];
    }
  /** An error in the machine has ended it. */
  | { readonly type: 'actor.stopped'; readonly sessionId: string; readonly reason: string }
  | { readonly type: 'event.refused'; readonly sessionId: string; readonly reason: string }
  | { readonly type: 'replay.changed'; readonly replay: ReplayView }
  | { readonly type: 'replay.refused'; readonly reason: string }
  | { readonly type: 'recording.saved'; readonly recording: RecordingView };

/** A path of what happened to a machine since the page was opened. */
export interface RecordingView {
  readonly machine: string;
  readonly steps: number;
  readonly file: { readonly name: string; readonly text: string };
}

/** What an inspector asks of the page. */
export type InspectorCommand =
  | { readonly type: 'event.send'; readonly sessionId: string; readonly event: AnyEventObject }
  | { readonly type: 'replay.play' }
  | { readonly type: 'replay.pause' }
  | { readonly type: 'replay.step' }
  | { readonly type: 'replay.pace'; readonly pace: number }
  | { readonly type: 'recording.save'; readonly machine: string }
  /** Opens the page anew; a path that is no file of the project travels along as text. */
  | { readonly type: 'page.open'; readonly search: string; readonly path?: string };

/** The part of an event of @statelyai/inspect that an inspector reads. */
export type InspectionMessage =
  | {
      readonly type: '@xstate.actor';
      readonly sessionId: string;
      readonly name: string;
      readonly parentId?: string;
      readonly definition?: string;
      readonly snapshot: InspectedSnapshot;
    }
  | {
      readonly type: '@xstate.event';
      readonly sessionId: string;
      readonly sourceId?: string;
      readonly event: AnyEventObject;
      readonly createdAt: string;
    }
  | {
      readonly type: '@xstate.snapshot';
      readonly sessionId: string;
      readonly event: AnyEventObject;
      readonly snapshot: InspectedSnapshot;
    };

/** A snapshot as it travels: plain JSON. */
export interface InspectedSnapshot {
  readonly status?: string;
  readonly value?: unknown;
  readonly context?: unknown;
}
