/** How a chart is looked at; kept over reloads. */
export interface ChartSettings {
  /** All states and transitions, or those next to where the machine is. */
  readonly mode: 'all' | 'near';
  /** Whether the committed paths through states and transitions are counted. */
  readonly showPaths: boolean;
}

/** How a chart is looked at first. */
export const FIRST_CHART_SETTINGS: ChartSettings = { mode: 'all', showPaths: true };
