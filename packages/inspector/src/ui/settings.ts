import type { KeptTexts } from '../application/inspection/kept-texts.ts';
import type { InspectorPlace } from '../application/inspection/messages.ts';
import { EVERYTHING, type LogFilter } from '../domain/log-filter.ts';
import { type ChartSettings, FIRST_CHART_SETTINGS } from './chart/settings.ts';

/** What the middle of an inspector shows. */
export const VIEWS = ['chart', 'replay'] as const;
export type View = (typeof VIEWS)[number];

/** The parts of the details beside it. */
export const DETAILS = ['moment', 'context', 'send', 'paths'] as const;
export type Detail = (typeof DETAILS)[number];

/** The settings of an inspector; stored for each place where it may be shown. */
export interface InspectorSettings {
  readonly view: View;
  readonly machine?: string | undefined;
  readonly detail: Detail;
  /** The tab of a narrow inspector. */
  readonly narrow: 'log' | Detail | View;
  readonly chart: ChartSettings;
  readonly filter: LogFilter;
  /** Sizes of panes, in percent, by their group. */
  readonly layouts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Whether single letters are commands. */
  readonly letters: boolean;
}

export const FIRST_SETTINGS: InspectorSettings = {
  view: 'chart',
  detail: 'moment',
  narrow: 'log',
  chart: FIRST_CHART_SETTINGS,
  filter: EVERYTHING,
  layouts: {},
  letters: true,
};

const NARROW: readonly InspectorSettings['narrow'][] = ['log', ...DETAILS, ...VIEWS];

// Older inspectors kept a mode for the outline, and a zoom.
const chartSettingsOf = ({ mode, showPaths }: Partial<ChartSettings> = {}): ChartSettings => ({
  mode: mode === 'near' ? 'near' : 'all',
  showPaths: showPaths ?? FIRST_CHART_SETTINGS.showPaths,
});

const keyOf = (place: InspectorPlace) => `qa_inspector_${place}`;

/** Reads the settings of a place; what is missing or cannot be read has its default. */
export function readSettings(texts: KeptTexts, place: InspectorPlace): InspectorSettings {
  try {
    const kept: unknown = JSON.parse(texts.read(keyOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return FIRST_SETTINGS;
    const settings = { ...FIRST_SETTINGS, ...kept };
    return {
      ...settings,
      chart: chartSettingsOf(settings.chart),
      filter: { ...FIRST_SETTINGS.filter, ...settings.filter },
      view: VIEWS.includes(settings.view) ? settings.view : FIRST_SETTINGS.view,
      detail: DETAILS.includes(settings.detail) ? settings.detail : FIRST_SETTINGS.detail,
      narrow: NARROW.includes(settings.narrow) ? settings.narrow : FIRST_SETTINGS.narrow,
    };
  } catch {
    return FIRST_SETTINGS;
  }
}

/** Stores the settings of a place. */
export function keepSettings(texts: KeptTexts, place: InspectorPlace, settings: InspectorSettings): void {
  texts.keep(keyOf(place), JSON.stringify(settings));
}
