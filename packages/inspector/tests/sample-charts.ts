import type { Chart } from '../src/domain/chart.ts';
import charts from './charts.json';

/** Charts of three machines, as they were made of a page with a gallery, news and a search. */
export const CHARTS = charts as unknown as Readonly<Record<string, Chart>>;
