/** Who sends an event, and which entry caused it. */
export interface Speaker {
  /** 'page', 'inspector' or a machine. */
  readonly from: string;
  /** The entry of the log that led to it, by id. */
  readonly cause?: number | undefined;
}

/** Knows at any moment of a synchronous run who is sending. */
export interface Speakers {
  readonly present: () => Speaker;
  /** Runs a function; everything that it sends counts as sent by this speaker. */
  readonly as: <T>(speaker: Speaker, run: () => T) => T;
}

const NOBODY: Speaker = { from: 'page' };

/** Makes speakers; at first the page itself is sending. */
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
