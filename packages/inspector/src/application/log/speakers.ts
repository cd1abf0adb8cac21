/** Who is sending, and what made them. */
export interface Speaker {
  /** 'page', 'inspector' or a machine. */
  readonly from: string;
  /** The entry of the log that led to it, by id. */
  readonly cause?: number | undefined;
}

/** Knows who speaks at any moment of a synchronous run. */
export interface Speakers {
  readonly present: () => Speaker;
  /** Runs a function in which everything that is sent is sent by this speaker. */
  readonly as: <T>(speaker: Speaker, run: () => T) => T;
}

const NOBODY: Speaker = { from: 'page' };

/** Makes speakers of whom the page itself speaks first. */
export function createSpeakers(): Speakers {
  let present = NOBODY;
  return {
    present: () => present,
    as: (speaker, run) => {
      const before = present;
      present = speaker;
      try {
        return run();
      } finally {
        present = before;
      }
    },
  };
}
