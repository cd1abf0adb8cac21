import type { KeptTexts } from '../application/inspection/kept-texts.ts';
import type { InspectorPlace } from '../application/inspection/messages.ts';
import { EVERYTHING, type LogFilter } from '../domain/log-filter.ts';

/** What the middle of an inspector shows. */
export const VIEWS = ['chart', 'replay'] as const;
export type View = (typeof VIEWS)[number];

/** The parts of the details beside it. */
export const DETAILS = ['moment', 'context', 'send'] as const;
export type Detail = (typeof DETAILS)[number];

/** Everything that a tab may show. */
export type Tab = 'log' | Detail | View;

/** What each tab is called. */
export const TAB_WORDS: Readonly<Record<Tab, string>> = {
  log: 'Log',
  moment: 'Moment',
  context: 'Context',
  send: 'Send',
  chart: 'Chart',
  replay: 'Replay',
};

/** The settings of an inspector; stored for each place where it may be shown. */
export interface InspectorSettings {
  readonly view: View;
  readonly detail: Detail;
  /** The tab of a narrow inspector. */
  readonly narrow: Tab;
  readonly machine?: string | undefined;
  readonly filter: LogFilter;
  /** The texts of filters that were used last, newest first. */
  readonly filters: readonly string[];
  /** Sizes of panes, in percent, by their group. */
  readonly layouts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Whether single letters are commands. */
  readonly letters: boolean;
}

const FIRST_SETTINGS: InspectorSettings = {
  view: 'chart',
  detail: 'moment',
  narrow: 'log',
  filter: EVERYTHING,
  filters: [],
  layouts: {},
  letters: true,
};

const FILTERS_KEPT = 8;

/** The filters that were used last, after another one was. */
export function withFilter(filters: readonly string[], text: string): readonly string[] {
  const used = text.trim();
  return used === '' ? filters : [used, ...filters.filter((one) => one !== used)].slice(0, FILTERS_KEPT);
}

/** The settings that show a tab, wherever it stands. */
export function showing(tab: Tab): Partial<InspectorSettings> {
  const view = VIEWS.find((name) => name === tab);
  const detail = DETAILS.find((name) => name === tab);
  return { narrow: tab, ...(view && { view }), ...(detail && { detail }) };
}

const keyOf = (place: InspectorPlace) => `qa_inspector_${place}`;

/** Reads the settings of a place; what is missing, cannot be read or is no more has its default. */
export function readSettings(texts: KeptTexts, place: InspectorPlace): InspectorSettings {
  try {
    const kept: unknown = JSON.parse(texts.read(keyOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return FIRST_SETTINGS;
    const settings = { ...FIRST_SETTINGS, ...kept };
    return {
      ...settings,
      filter: { ...EVERYTHING, ...settings.filter },
      view: VIEWS.includes(settings.view) ? settings.view : FIRST_SETTINGS.view,
      detail: DETAILS.includes(settings.detail) ? settings.detail : FIRST_SETTINGS.detail,
      narrow: settings.narrow in TAB_WORDS ? settings.narrow : FIRST_SETTINGS.narrow,
    };
  } catch {
    return FIRST_SETTINGS;
  }
}

export function keepSettings(texts: KeptTexts, place: InspectorPlace, settings: InspectorSettings): void {
  texts.keep(keyOf(place), JSON.stringify(settings));
}
