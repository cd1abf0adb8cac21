/** The room for a title, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest and the smallest size of its letters. */
  readonly size: number;
  readonly smallest: number;
  /** How many lines it may have. */
  readonly lines: number;
  /** Measures texts in letters of a size. */
  readonly widthAt: (size: number) => (text: string) => number;
}

const LINE = 1.04;
const STEP = 4;

/**
 * Breaks a title into lines as large as there is room for. What does not fit in the smallest letters ends with an ellipsis.
 * @returns its lines and the size of their letters
 */
export function fitted(title: string, room: Room): { lines: string[]; size: number } {
  const words = title.trim().split(/\s+/);
  for (let size = room.size; size >= room.smallest; size -= STEP) {
    const widthOf = room.widthAt(size);
    const lines = broken(words, (text) => widthOf(text) <= room.width);
    const isWithin = lines.every((line) => widthOf(line) <= room.width);
    if (isWithin && lines.length <= room.lines && lines.length * size * LINE <= room.height)
      return { lines, size };
  }
  const widthOf = room.widthAt(room.smallest);
  const fits = (text: string) => widthOf(text) <= room.width;
  const all = broken(words, fits).map((line) => (fits(line) ? line : shortened(line, fits)));
  const lines = all.slice(0, room.lines);
  const last = lines.at(-1);
  if (all.length > lines.length && last !== undefined) lines[lines.length - 1] = shortened(last, fits);
  return { lines, size: room.smallest };
}

function broken(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, fits: (text: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
