import type { AnyEventObject } from 'xstate';
import type { Chart } from '../../domain/chart.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import type { ReplayView } from '../../domain/replay-view.ts';
import type { Report } from '../../domain/report.ts';

/** Sent by an inspector when it starts. */
export const HELLO = 'inspector.hello';

/** The page that is inspected, and what can be opened in it. */
export interface InspectedPage {
  /** Its address from the path on. */
  readonly address: string;
  /** The scenario it is in; absent in the real world. */
  readonly scenario?: string;
  /** Names of the scenarios and paths that the project holds. */
  readonly scenarios: readonly string[];
  readonly paths: readonly string[];
  /** The machines by name, in their order. */
  readonly machines: readonly string[];
  /** The chart of each, by its name. */
  readonly charts: Readonly<Record<string, Chart>>;
  /** The machine that the page was opened for; absent where its address named none. */
  readonly machine?: string | undefined;
}

/** A message to the tester: a request that the page refused, or one that it carried out. */
export interface Notice {
  /** A number that grows with each notice. */
  readonly id: number;
  /** A refusal disappears with the next action of the tester; a problem stays until it was read. */
  readonly tone: 'refused' | 'problem' | 'done';
  /** Sentences; the first one is the summary. */
  readonly texts: readonly string[];
}

/** The parts of a report that are not replayed. */
export type ReportNotes = Omit<Report, 'recording' | 'log' | 'path'>;

/** A file that the page made, to be saved by the inspector. */
export interface MadeFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** How many steps or entries it holds. */
  readonly count: number;
}

export type PageMessage =
  | { readonly type: 'page.connected'; readonly page: InspectedPage }
  /** A machine lives that the page did not have before. */
  | ({ readonly type: 'page.grew' } & Pick<InspectedPage, 'machines' | 'charts'>)
  /** New entries, and those that have changed since, by id. */
  | { readonly type: 'log.grew'; readonly entries: readonly LogEntry[] }
  | { readonly type: 'address.changed'; readonly address: string }
  /** The moment that the page shows; undefined for the present. */
  | { readonly type: 'moment.shown'; readonly moment?: number | undefined }
  | ContextSent
  | { readonly type: 'page.noticed'; readonly notice: Notice }
  | { readonly type: 'replay.changed'; readonly replay: ReplayView | undefined }
  /** The page was opened from a report: what that says besides its recording. */
  | { readonly type: 'report.opened'; readonly report: ReportNotes }
  | { readonly type: 'file.made'; readonly file: MadeFile }
  | { readonly type: 'link.made'; readonly address: string }
  /** How many entries were recorded before the page was loaded anew; undefined where nothing is offered any more. */
  | { readonly type: 'recording.stored'; readonly count: number | undefined }
  /** A tester moved from the page into the inspector by key. */
  | { readonly type: 'focus.given' }
  /** The page has run or refused a command; what changed at once was sent before. */
  | { readonly type: 'command.heard'; readonly of: InspectorCommand['type'] };

/** The context of a machine at a moment, and before the entry that it took last. */
export interface ContextSent {
  readonly type: 'context.sent';
  readonly machine: string;
  readonly moment: number;
  /** The entry that the machine took last. */
  readonly entry?: number | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
}

export type InspectorCommand =
  | { readonly type: 'event.send'; readonly machine: string; readonly event: AnyEventObject }
  | { readonly type: 'moment.show'; readonly moment?: number | undefined }
  /** Lets the machines of a replay go on by themselves. */
  | { readonly type: 'replay.goOn' }
  | { readonly type: 'context.ask'; readonly machine: string; readonly moment: number }
  | { readonly type: 'replay.playOrPause' }
  | { readonly type: 'replay.step' }
  | { readonly type: 'replay.stop' }
  | { readonly type: 'replay.pace'; readonly pace: number }
  /** Saves the path of one machine, or of the whole page where none is named, up to the moment; as a test what its visitor did. */
  | {
      readonly type: 'recording.save';
      readonly machine?: string;
      readonly as?: 'test';
    }
  /** Ends the offer of what was recorded before the page was loaded anew. */
  | { readonly type: 'recording.stored'; readonly by: 'save' | 'replay' | 'drop' }
  /** Opens the page anew, replays what was recorded up to a moment, and goes on from there. */
  | { readonly type: 'recording.startAgain'; readonly moment: number }
  | { readonly type: 'link.copy'; readonly machine: string }
  | {
      readonly type: 'report.make';
      readonly note: string;
      readonly moment?: number | undefined;
    }
  /** Opens the page anew; the text of a file that is not in the project is passed along. */
  | { readonly type: 'page.open'; readonly search: string; readonly file?: string }
  | { readonly type: 'page.focus' }
  | { readonly type: 'dock.close' };
