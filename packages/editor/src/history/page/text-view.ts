import { type DiffItem, diffLines, diffWords } from '../../text/diff-lines.ts';
import { type Html, html } from './html.ts';

/** A part of two texts that are compared: lines of both (those between are only counted), or what each has alone. */
export type TextPart =
  | { readonly kind: 'same'; readonly lines: readonly string[] }
  | { readonly kind: 'skipped'; readonly count: number }
  | { readonly kind: 'differs'; readonly before: readonly string[]; readonly now: readonly string[] };

/** So many lines of both stand around what differs. */
const AROUND = 2;

/** Gives the parts of two texts that are compared. */
export function textParts(before: string, now: string): TextPart[] {
  const groups = grouped(diffLines(before, now));
  return groups.flatMap((group, index): TextPart[] => {
    if (group[0]?.sign !== ' ') {
      const of = (sign: string) => group.filter((item) => item.sign === sign).map(({ text }) => text);
      return [{ kind: 'differs', before: of('-'), now: of('+') }];
    }
    const lines = group.map(({ text }) => text);
    const head = index === 0 ? 0 : AROUND;
    const tail = index === groups.length - 1 ? 0 : AROUND;
    if (lines.length <= head + tail + 1) return [{ kind: 'same', lines }];
    return [
      ...part(lines.slice(0, head)),
      { kind: 'skipped', count: lines.length - head - tail },
      ...part(lines.slice(lines.length - tail)),
    ];
  });
}

const part = (lines: readonly string[]): TextPart[] => (lines.length > 0 ? [{ kind: 'same', lines }] : []);

function grouped(items: readonly DiffItem[]): DiffItem[][] {
  const groups: DiffItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && (last[0]?.sign === ' ') === (item.sign === ' ')) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Shows a text as it was and as it is. */
export const textView = (before: string, now: string): Html =>
  html`<div class="text">${textParts(before, now).map(partView)}</div>`;

function partView(one: TextPart): Html {
  if (one.kind === 'skipped') return html`<p class="skipped">… ${one.count} baris sama …</p>`;
  if (one.kind === 'same') return html`<pre>${one.lines.join('\n')}</pre>`;
  const words = diffWords(one.before.join('\n'), one.now.join('\n'));
  const side = (sign: '-' | '+') =>
    words
      .filter((word) => word.sign === ' ' || word.sign === sign)
      .map(({ sign: own, text }) => (own === ' ' ? html`${text}` : html`<mark>${text}</mark>`));
  return html`<div class="pair">
<div class="then"><b>Saat itu</b><pre>${one.before.length > 0 ? side('-') : '(tidak ada)'}</pre></div>
<div class="now"><b>Sekarang</b><pre>${one.now.length > 0 ? side('+') : '(tidak ada)'}</pre></div>
</div>`;
}
