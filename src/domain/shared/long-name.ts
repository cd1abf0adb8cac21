// What a head made for two short lines takes as it is.
const LINES = 2;
const LETTERS = 26;

/** Whether the name of an office needs more room than two short lines, so that heads set it smaller (spec §2 Header). */
export const isLongName = (nameLines: readonly string[]): boolean =>
  nameLines.length > LINES || nameLines.some((line) => line.length > LETTERS);
