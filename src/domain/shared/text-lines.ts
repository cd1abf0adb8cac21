/**
 * Breaks a text into lines at its blanks, for drawings that cannot wrap by themselves.
 * @param width characters on a line at most; a longer word stands alone on its line
 * @returns the lines, without the blanks between them; none for a blank text
 */
export function textLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
