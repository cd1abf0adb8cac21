import { said } from './language.ts';

/** Reports the progress of a long piece of work. */
export interface Progress {
  /** One more is done; `isNew` says whether it took any work. */
  readonly step: (what: string, isNew?: boolean) => void;
  readonly end: () => void;
}

const CELLS = 24;
const EVERY_MS = 100;
/** Without a terminal a line is written after so many. */
const LINES_EVERY = 250;

/** What a build counts while it makes pictures. */
export const PICTURES = said('gambar', 'pictures');

/** Gives the line of a progress bar: '[######------] 12 of 24 pictures'. */
export function progressLine(done: number, total: number, noun: string): string {
  const full = total === 0 ? CELLS : Math.round((done / total) * CELLS);
  return `[${'#'.repeat(full)}${'-'.repeat(CELLS - full)}] ${done} ${said('dari', 'of')} ${total} ${noun}`;
}

/**
 * Writes a progress bar: on a terminal in place, elsewhere a line now and then.
 * @param noun what is counted, in the plural
 */
export function writeProgress(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  total: number,
  noun: string,
  now: () => number = Date.now,
): Progress {
  let done = 0;
  let last = Number.NEGATIVE_INFINITY;
  const draw = (what: string) => {
    last = now();
    out.write(`\r\u001b[K${progressLine(done, total, noun)} ${what}`.slice(0, 110));
  };
  let isBusy = false;
  return {
    step(what, isNew = true) {
      done += 1;
      isBusy ||= isNew;
      // Without work nothing is printed.
      if (!isBusy) return;
      if (!out.isTTY) {
        if (done === total || done % LINES_EVERY === 0) out.write(`${progressLine(done, total, noun)}\n`);
      } else if (done === total || now() - last >= EVERY_MS) draw(what);
    },
    end() {
      if (out.isTTY && isBusy) out.write('\r\u001b[K');
    },
  };
}
