import type { Chart } from '../../domain/chart.ts';
import type { Scenario } from '../../domain/scenario.ts';
import type { ReadFile } from '../files/read-text.ts';
import type { Led } from '../shared/to-rest.ts';
import type { KeptTexts } from './kept-texts.ts';

/** What an inspector needs of the project's files, of those that a tester opens, and of what the browser keeps. */
export interface InspectorFiles {
  /** The chart of each machine, by its name. */
  readonly charts: Readonly<Record<string, Chart>>;
  readonly scenarios: () => readonly { readonly name: string; readonly title: string }[];
  /** @throws Error where the project has none of that name */
  readonly loadScenario: (name: string) => Promise<Scenario>;
  /** Reads the text of a file that a tester opened. */
  readonly read: (text: string) => ReadFile;
  /** Tells what a scenario leads to, played without a page. */
  readonly leadsTo: (scenario: Scenario) => Promise<readonly (Led & { readonly machine: string })[]>;
  /** Packs a text for an address. */
  readonly pack: (text: string) => Promise<string>;
  /** How the inspector is set up, and the drafts of scenarios. */
  readonly kept: KeptTexts;
}
