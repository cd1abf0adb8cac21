import { isDeepStrictEqual } from 'node:util';

/** How long a condition may take to come true, in milliseconds; a busy machine is slow, not wrong. */
export const PATIENCE = 20_000;

const PAUSE = 60;
const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE));

/**
 * Asks again and again until an answer is accepted.
 * @param patience milliseconds
 * @returns the accepted answer
 * @throws Error with `what` and the last answer, or the last error, once the patience is over
 */
export async function until<T>(
  ask: () => Promise<T>,
  accepts: (answer: T) => boolean,
  what: string,
  patience = PATIENCE,
): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    let last: string;
    try {
      const answer = await ask();
      if (accepts(answer)) return answer;
      last = JSON.stringify(answer) ?? 'nothing';
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (performance.now() > deadline) throw new Error(`${what}; at the end: ${last.slice(0, 300)}`);
    await pause();
  }
}

/** Asks until the answer is the expected one, deeply. */
export async function becomes<T>(ask: () => Promise<T>, expected: T, what: string): Promise<void> {
  const hoped = `${what} should be ${JSON.stringify(expected)}`;
  await until(ask, (answer) => isDeepStrictEqual(answer, expected), hoped);
}
