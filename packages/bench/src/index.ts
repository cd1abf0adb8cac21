// What a site hands over, and what it measures with in parts of its own.
export type { BenchSite, Opening } from './bench-site.ts';
export type { MeasuredRule } from './growth/growth.ts';
export { whenAndWhere } from './machine.ts';
export { markdownTable, writeBlock } from './markdown.ts';
export { press, tap } from './page/input.ts';
export type { Interaction } from './page/interaction.ts';
export { type LighthouseRun, runLighthouse } from './page/lighthouse.ts';
export type { PlainPage } from './page/plain-twin.ts';
export { median } from './timing.ts';
