import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RenderedPage } from '../../src/prerender.tsx';
import { DARK, takeDark } from './dark-styles.ts';

/** The built index.html, taken apart. */
export interface Shell {
  readonly html: string;
  /** Address of the application's entry chunk. */
  readonly entry: string;
  /** Addresses of what the entry imports. */
  readonly preloads: readonly string[];
  /** The styles of everything that the pages hold. */
  readonly css: string;
  /** The styles of the dark scheme, which have a file of their own. */
  readonly dark: string;
  /** Address of the font file that every page needs. */
  readonly font: string;
}

const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const STYLES = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

const found = (match: RegExpExecArray | null, what: string): string => {
  if (match?.[1] === undefined) throw new Error(`the built index.html has no ${what}`);
  return match[1];
};

/** Reads what Vite built and takes out what would block rendering. */
export async function readShell(dist: string): Promise<Shell> {
  const html = await readFile(resolve(dist, 'index.html'), 'utf8');
  const entry = found(SCRIPT.exec(html), 'entry script');
  const { css, dark } = takeDark(await readStyles(dist, html));
  return {
    html: html.replace(SCRIPT, '').replace(STYLES, '').replace(PRELOADS, ''),
    entry,
    preloads: [...html.matchAll(PRELOADS)].flatMap(([, href]) => href ?? []),
    css,
    dark,
    font: found(/url\(["']?([^)"']+\/jakarta-plain[^)"']*\.woff2)/.exec(css), 'font'),
  };
}

// The sheet of the entry declares the order of the layers, and so comes before those of the chunks that it shares.
async function readStyles(dist: string, html: string): Promise<string> {
  const files = [...html.matchAll(STYLES)].map(([, file]) => resolve(dist, `.${file}`));
  const sheets = await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).trim()));
  if (sheets.length === 0) throw new Error('the built index.html has no style sheet');
  const isEntry = (sheet: string) => Number(sheet.includes('@font-face'));
  return sheets.sort((one, other) => isEntry(other) - isEntry(one)).join('\n');
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

// React asks for the first picture from inside the page; the head asks sooner.
const IMAGE_PRELOAD = /^(?:<link rel="preload"[^>]*>)+/;

// Marks the end of the first view, where the other styles are linked (src/ui/pages/late-styles.tsx).
const LATE_STYLES = /<div[^>]* class="late-styles"[^>]*>(?=<\/div>)/;

/** What a page is composed of beside its own content. */
export interface PageParts {
  readonly shell: Shell;
  /** The inlined boot script. */
  readonly boot: string;
  /** Address of the styles of the dark scheme. */
  readonly darkUrl?: string | undefined;
  /** Further link elements of the head. */
  readonly links: readonly string[];
}

/** A rendered page with the addresses of what belongs to it. */
export interface ComposedPage extends RenderedPage {
  /** That of which it was rendered, for the application to begin with. */
  readonly snapshotUrl?: string | undefined;
  readonly styles: { readonly early: string; readonly lateUrl: string };
  /** Addresses of further code that it begins with. */
  readonly parts?: readonly string[] | undefined;
  /** Elements of its head for messengers and search engines. */
  readonly shareTags?: readonly string[] | undefined;
  /** What stands before the page where its application does not come. */
  readonly plain?: string | undefined;
  /** Data blocks, which stand behind all that is seen. */
  readonly data?: string | undefined;
}

/** Writes `disabled=""` as `disabled`, which is the same. Quotes in texts and values are entities. */
const withoutEmptyValues = (html: string): string => html.replaceAll('=""', '');

/** The part of a page above its late styles; all of one that has no mark for them. */
export function firstViewOf(html: string): string {
  return html.slice(0, LATE_STYLES.exec(html)?.index);
}

/** One page of the site, ready to serve. */
export function composePage({ shell, boot, links, darkUrl }: PageParts, page: ComposedPage): string {
  const { early, lateUrl } = page.styles;
  const late = `<link rel="stylesheet" href="${lateUrl}">`;
  const preloads = IMAGE_PRELOAD.exec(page.html)?.[0] ?? '';
  const head = [
    `<title>${escapeText(page.title)}</title>`,
    // One element says it to search engines and to messengers.
    `<meta name="description"${page.shareTags ? ' property="og:description"' : ''} content="${escapeText(page.description)}">`,
    ...(page.shareTags ?? []),
    page.onward &&
      `<noscript><meta http-equiv="refresh" content="0; url=${escapeText(page.onward)}"></noscript>`,
    ...links,
    preloads,
    `<link rel="preload" as="font" type="font/woff2" href="${shell.font}" crossorigin>`,
    `<style>${early}</style>`,
    !LATE_STYLES.test(page.html) && late,
    // Before the page itself, so that nothing that a visitor does is missed.
    `<script>${boot}</script>`,
    // After the script, which would wait for it; where it is not dark, nothing does.
    darkUrl && `<link rel="stylesheet" href="${darkUrl}" media="${DARK}">`,
  ];
  const rootAttributes = [
    ` data-parts="${[...new Set([...shell.preloads, ...(page.parts ?? []), shell.entry])].join(' ')}"`,
    page.onward && ` data-onward="${escapeText(page.onward)}"`,
    page.snapshotUrl && ` data-snapshot="${page.snapshotUrl}"`,
    ` data-styles="${lateUrl}"`,
  ];
  // Line breaks between the elements of the shell are bytes of the first turn.
  return shell.html
    .replace(/>\n\s*</g, '><')
    .replace('<html', (tag) => tag + rootAttributes.filter(Boolean).join(''))
    .replace('<!--head-->', () => head.filter(Boolean).join(''))
    .replace('<!--app-->', () =>
      withoutEmptyValues(page.html.slice(preloads.length)).replace(LATE_STYLES, (room) => room + late),
    )
    .replace('<div id="root">', (root) => (page.plain ?? '') + root)
    .replace('</body>', (end) => (page.data ?? '') + end);
}
