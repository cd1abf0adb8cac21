import type { Compared } from './compare.ts';

const STYLE = `body{margin:2rem;font:16px/1.5 system-ui;background:#f6efe1;color:#0b2326}
figure{display:inline-block;margin:0 1rem 2rem 0;vertical-align:top}img{display:block;max-width:30vw;max-height:80vh;
border:1px solid #7d8f8e}h2{margin:2rem 0 .5rem;font-size:1.125rem}input{font:inherit;padding:.5rem;width:24rem}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const figure = (source: string, caption: string): string =>
  `<figure><a href="${escaped(source)}"><img loading="lazy" src="${escaped(source)}" alt=""></a><figcaption>${escaped(
    caption,
  )}</figcaption></figure>`;

// Shows only the pictures whose names contain what is typed.
const page = (title: string, sections: readonly string[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style>
<h1>${escaped(title)}</h1><label>Only <input id="only" placeholder="home-360, dark, dialog"></label>
${sections.join('\n')}
<script>only.oninput=()=>{for(const s of document.querySelectorAll('section'))s.hidden=!s.id.includes(only.value)}</script></html>
`;

/** A page of all pictures of a run. */
export function runPage(name: string, names: readonly string[]): string {
  return page(
    `Screens: ${name}`,
    names.map(
      (one) => `<section id="${escaped(one)}"><h2>${escaped(one)}</h2>${figure(`${one}.png`, '')}</section>`,
    ),
  );
}

/**
 * A page of what changed between two runs, the most changed first.
 * @param before the name of the earlier run, which stands beside the later one's folder
 */
export function comparisonPage(before: string, after: string, compared: readonly Compared[]): string {
  const changed = compared.filter(({ kind }) => kind !== 'same');
  const sections = changed.map(({ name, share, kind }) => {
    const shown = [
      kind !== 'new' && figure(`../${before}/${name}.png`, before),
      kind !== 'gone' && figure(`${name}.png`, after),
      kind === 'changed' && share < 1 && figure(`${name}-difference.png`, 'what differs'),
    ];
    const words = kind === 'changed' ? `${(share * 100).toFixed(2)} % of it` : kind;
    return `<section id="${escaped(name)}"><h2>${escaped(`${name}: ${words}`)}</h2>${shown.filter(Boolean).join('')}</section>`;
  });
  const same = compared.length - changed.length;
  return page(`${before} and ${after}: ${changed.length} changed, ${same} the same`, sections);
}
