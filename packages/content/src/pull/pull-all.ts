import { availableParallelism } from 'node:os';

/** Pulls many pictures, a few more at a time than hosts are asked for, so that some are drawn while others come. */
export async function pullAll<T>(items: Iterable<T>, pull: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  let isOver = false;
  const worker = async () => {
    for (let next = queue.next(); !next.done && !isOver; next = queue.next()) await pull(next.value);
  };
  const workers = Array.from({ length: 4 + availableParallelism() }, worker);
  try {
    await Promise.all(workers);
  } catch (error) {
    // All of them have ended when the run ends.
    isOver = true;
    await Promise.allSettled(workers);
    throw error;
  }
}
