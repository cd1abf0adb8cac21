// What works without a page, in Node: files are read and replayed, machines watched and their charts read. It loads neither React
// nor Playwright.
export { pack } from './adapters/files/opened-text.ts';
export { eventProblems, examplesOf, sampleOf } from './application/events/event-problems.ts';
export { fileText, parseFile, readText } from './application/files/read-text.ts';
export { readChart } from './application/inspection/read-chart.ts';
export { sendEvent } from './application/inspection/send-event.ts';
export { transitionId, transitionIds } from './application/inspection/transition-id.ts';
export { attemptStep } from './application/paths/attempt-step.ts';
export { type PausedMachine, pauseMachine } from './application/paths/paused-machine.ts';
export { recordPath } from './application/paths/record.ts';
export { replay } from './application/paths/replay.ts';
export type { StepResult } from './application/paths/step-result.ts';
export { actualOf, type Happening, watchActor } from './application/paths/watch.ts';
export type { EventSchema } from './application/shared/knowledge.ts';
export { type Outcome, outcomesOf } from './application/shared/outcomes.ts';
export {
  activeStates,
  type Chart,
  type ChartState,
  isSendable,
  takesNow,
  transitionsFrom,
} from './domain/chart.ts';
export { contextOutline, summaryChange } from './domain/context-summary.ts';
export type { Path } from './domain/path.ts';
export type { Recording } from './domain/recording.ts';
export type { Report } from './domain/report.ts';
