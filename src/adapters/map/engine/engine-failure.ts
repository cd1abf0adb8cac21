import { failureMessage } from '../../../application/shared/failure.ts';
import * as texts from '../../../domain/map/texts.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { NO_ENGINE } from './no-engine.ts';

/** Why a map could not be opened: its code did not come, the browser cannot draw, or this site made a mistake. */
export type EngineFailure = 'code' | 'browser' | 'site';

/** What stands in place of the map where the site itself is at fault, and not the browser. */
export const OWN_FAULT = texts.openingFailed;

/** Says why a map whose code has come could not be opened. MapLibre has a name of its own for a browser without WebGL. */
export const openingFailure = (error: unknown): EngineFailure =>
  error instanceof Error && error.name === 'GPUInitializationError' ? 'browser' : 'site';

/** What stands in place of the map. */
export const failureText = (failure: EngineFailure): string => (failure === 'site' ? OWN_FAULT : NO_ENGINE);

const REPORTED = 'Reported already: ';

/** An error for the library alone, which has been logged where it happened; the library looks at its status. */
export const reportedError = (error: unknown): Error => {
  const status = error instanceof FeedError ? error.status : undefined;
  return Object.assign(
    new Error(`${REPORTED}${failureMessage(error)}`),
    status === undefined ? {} : { status },
  );
};

/** Whether an error of the library is one of reportedError; it may have been to a worker and back. */
export const isReported = (error: unknown): boolean => failureMessage(error).includes(REPORTED);
