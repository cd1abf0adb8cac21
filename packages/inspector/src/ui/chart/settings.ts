/** The view of a chart; kept over reloads. */
export interface ChartSettings {
  /** All states and transitions, or only those near the present state. */
  readonly mode: 'all' | 'near';
  /** Whether the committed paths through states and transitions are counted. */
  readonly showPaths: boolean;
}

/** The view of a chart before a tester changes it. */
export const FIRST_CHART_SETTINGS: ChartSettings = { mode: 'all', showPaths: true };
