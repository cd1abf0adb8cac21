/**
 * Writes a text into Markdown: a paragraph that says the same keeps its bytes, however an editor writes it (tables without their
 * padding, `*` for `_`, escaped signs).
 */
export function mergeMarkdown(old: string, next: string): string {
  if (old === next) return old;
  const oldBlocks = blocksOf(old);
  const nextBlocks = blocksOf(next);
  const unchanged = new Map<string, string[]>();
  for (const block of oldBlocks) {
    const meaning = meaningOf(block);
    unchanged.set(meaning, [...(unchanged.get(meaning) ?? []), block]);
  }
  const blocks = nextBlocks.map((block) => unchanged.get(meaningOf(block))?.shift() ?? block);
  const isSame = blocks.length === oldBlocks.length && blocks.every((block, at) => block === oldBlocks[at]);
  return isSame ? old : blocks.join('\n\n') + (/\n*$/.exec(old)?.[0] ?? '');
}

const FENCE = /^ {0,3}(?:```|~~~)/;

/** Cuts Markdown at its blank lines; those of a block of code are inside it. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [[]];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    if (line.trim() === '' && !isCode) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

const meaningOf = (block: string): string =>
  FENCE.test(block)
    ? block
    : block
        .replace(/\\(?=[^\w\s])/g, '')
        .replace(/(!\[[^\]]*\]\(<?)\.\//g, '$1')
        .replace(/^[ \t]*[*+-](?=[ \t])/gm, '-')
        .replace(/-{3,}/g, '---')
        .replace(/__|\*\*/g, '**')
        .replace(/[_*]/g, '*')
        .replace(/[ \t]*\n[ \t]*/g, '\n')
        .replace(/[ \t]+/g, ' ')
        .replace(/ ?\| ?/g, '|')
        .trim();
