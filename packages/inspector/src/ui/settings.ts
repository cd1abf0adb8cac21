import type { StoredTexts } from '../application/inspection/stored-texts.ts';
import { EVERYTHING, type LogFilter } from '../domain/log-filter.ts';

/** What the middle of an inspector shows. */
export const VIEWS = ['log', 'replay'] as const;
export type View = (typeof VIEWS)[number];

/** The parts of the details beside it. */
export const DETAILS = ['moment', 'context', 'send'] as const;
export type Detail = (typeof DETAILS)[number];

/** Everything that a tab may show. */
export type Tab = View | Detail;

/** What each tab is called. */
export const TAB_WORDS: Readonly<Record<Tab, string>> = {
  log: 'Log',
  replay: 'Replay',
  moment: 'Moment',
  context: 'Context',
  send: 'Send',
};

/** The settings of an inspector. */
export interface InspectorSettings {
  readonly view: View;
  readonly detail: Detail;
  readonly machine?: string | undefined;
  readonly filter: LogFilter;
  /** The texts of filters that were used last, newest first. */
  readonly filters: readonly string[];
  /** Whether single letters are commands. */
  readonly letters: boolean;
}

const FIRST_SETTINGS: InspectorSettings = {
  view: 'log',
  detail: 'moment',
  filter: EVERYTHING,
  filters: [],
  letters: true,
};

const FILTERS_KEPT = 8;

/** The filters that were used last, after another one was. */
export function withFilter(filters: readonly string[], text: string): readonly string[] {
  const used = text.trim();
  return used === '' ? filters : [used, ...filters.filter((one) => one !== used)].slice(0, FILTERS_KEPT);
}

/** The settings that show a tab; the details stand beside the log. */
export function showing(tab: Tab): Partial<InspectorSettings> {
  const detail = DETAILS.find((name) => name === tab);
  return detail ? { view: 'log', detail } : { view: tab as View };
}

const KEY = 'qa_inspector_below';

/** Reads the settings; what is missing, cannot be read or is no more has its default. */
export function readSettings(texts: StoredTexts): InspectorSettings {
  try {
    const stored: unknown = JSON.parse(texts.read(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return FIRST_SETTINGS;
    const settings = { ...FIRST_SETTINGS, ...stored };
    return {
      ...settings,
      filter: { ...EVERYTHING, ...settings.filter },
      view: VIEWS.includes(settings.view) ? settings.view : FIRST_SETTINGS.view,
      detail: DETAILS.includes(settings.detail) ? settings.detail : FIRST_SETTINGS.detail,
    };
  } catch {
    return FIRST_SETTINGS;
  }
}

export function storeSettings(texts: StoredTexts, settings: InspectorSettings): void {
  texts.write(KEY, JSON.stringify(settings));
}
