/** How a chart is looked at; kept over reloads. */
export interface ChartSettings {
  readonly mode: 'all' | 'near' | 'outline';
  /** 1 for full size; 0 for what fits its place. */
  readonly zoom: number;
  /** Whether the committed paths through states and transitions are counted. */
  readonly showPaths: boolean;
}

/** How a chart is looked at first. */
export const FIRST_CHART_SETTINGS: ChartSettings = { mode: 'all', zoom: 0, showPaths: true };
