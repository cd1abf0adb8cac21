import { expect, it } from 'vitest';
import { isReported, reportedError } from '../../../../src/adapters/map/engine/engine-failure.ts';
import { FeedError } from '../../../../src/domain/shared/feed-error.ts';

it('knows an error that was logged already, also where the library wraps it', () => {
  const error = reportedError(FeedError.http(500));
  expect([isReported(error), isReported(new Error(`AJAXError: ${error.message}`))]).toEqual([true, true]);
  expect([isReported(new Error('Worker failed to load')), isReported(undefined)]).toEqual([false, false]);
});

it('has the status of an answer, by which the library draws a coarser tile instead', () => {
  expect(reportedError(FeedError.http(404))).toMatchObject({ status: 404 });
  expect(reportedError(new Error('x'))).not.toHaveProperty('status');
});
