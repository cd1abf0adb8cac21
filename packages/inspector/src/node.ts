// What works without a page, in Node: files are read, paths found and replayed, machines walked. It loads neither React nor Playwright.
export { pack } from './adapters/files/opened-text.ts';
export { eventProblems, examplesOf, sampleOf } from './application/events/event-problems.ts';
export { fileText, parseFile, readText } from './application/files/read-text.ts';
export { sendEvent } from './application/inspection/send-event.ts';
export { transitionId } from './application/inspection/transition-id.ts';
export { type PausedMachine, pauseMachine } from './application/paths/paused-machine.ts';
export { replay, type StepResult } from './application/paths/replay.ts';
export { outcomesOf } from './application/shared/outcomes.ts';
export {
  acceptedEvents,
  activeStates,
  type Chart,
  pathsThrough,
  stateName,
  statesWithin,
  transitionsFrom,
  uncoveredStates,
  uncoveredTransitions,
} from './domain/chart.ts';
export type { Path } from './domain/path.ts';
export type { Recording } from './domain/recording.ts';
export type { Report } from './domain/report.ts';
export { type Charts, makeChart } from './paths/charts.ts';
export { findPaths } from './paths/find-paths.ts';
export type { Model } from './paths/model.ts';
export type { Surroundings } from './paths/surroundings.ts';
export { failurePath } from './walk/failure-path.ts';
export { malformedEvents } from './walk/malformed-events.ts';
export { createRandom, pick, type Random } from './walk/random.ts';
export { shrink } from './walk/shrink.ts';
export { type Ground, walk } from './walk/walker.ts';
