// What a page needs to be inspected: all at once, or, where it has an address, scenarios and replays, in parts.
export { readWanted, type Wanted } from './adapters/files/wanted.ts';
export { pauseMachine, viewOnly } from './application/paths/paused-machine.ts';
export type { Machines } from './application/shared/machines.ts';
export { isWatched } from './domain/testers-address.ts';
export { inspectPage } from './inspect-page.ts';
export { type InspectedSite, inspectSite } from './page/inspected-site.ts';
export { openTools } from './page/tools.tsx';
export type { Project, ReplayedMachine, ToolsOptions } from './page/tools-options.ts';
