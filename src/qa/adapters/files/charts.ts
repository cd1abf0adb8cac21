import charts from '../../../../qa/charts.json';
import type { Chart } from '../../domain/chart.ts';

/** The charts of the page's machines with what the committed paths pass through, by what the page calls them. */
export const CHARTS: Readonly<Record<string, Chart>> = charts as unknown as Record<string, Chart>;
