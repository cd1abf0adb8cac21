import { printed } from '@bupc/content/files';

/** Shows how far a long work is: a bar on a terminal, else a line for each step. */
export interface Progress {
  /** What is done now, and how much of it, from 0 to 1. */
  show(step: string, part: number): void;
  /** Clears the bar. */
  end(): void;
}

const WIDTH = 24;

/** @param stream where it is shown, such as process.stderr */
export function createProgress(stream: { readonly isTTY?: boolean; write(text: string): unknown }): Progress {
  let last = '';
  if (!stream.isTTY) {
    return {
      show(step) {
        if (step !== last) stream.write(`${printed(step)}\n`);
        last = step;
      },
      end: () => undefined,
    };
  }
  return {
    show(step, part) {
      const full = Math.round(Math.min(1, part) * WIDTH);
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.round(part * 100)}% ${printed(step)}`;
      if (line !== last) stream.write(`\r\u001b[2K${line}`);
      last = line;
    },
    end: () => void stream.write('\r\u001b[2K'),
  };
}
