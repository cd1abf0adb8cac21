import { type Failure, type Ground, retrace } from './walker.ts';

/**
 * Shortens a walk that shows a problem: leaves out ever smaller pieces as long as the problem remains. No single step of the
 * result can be left out.
 * @param failure how a walk on this ground failed
 */
export async function shrink(ground: Ground, failure: Failure): Promise<Failure> {
  let shortest = failure;
  let size = Math.ceil(shortest.steps.length / 2);
  for (;;) {
    const shorter = await withoutAPiece(ground, shortest, size);
    if (shorter !== undefined) {
      shortest = shorter;
      size = Math.min(size, Math.max(1, shortest.steps.length));
    } else if (size > 1) size = Math.ceil(size / 2);
    else return shortest;
  }
}

async function withoutAPiece(
  ground: Ground,
  { steps, problem }: Failure,
  size: number,
): Promise<Failure | undefined> {
  for (let from = 0; from < steps.length; from += size) {
    const fewer = [...steps.slice(0, from), ...steps.slice(from + size)];
    const failure = await retrace(ground, fewer);
    if (failure?.problem === problem && failure.steps.length < steps.length) return failure;
  }
  return undefined;
}
