import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
const luminance = (colour: Rgb): number => {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

// Edges of neighbouring drawings may reach into the box of a line: so small a part of the pixels does not count.
const STRAY = 0.005;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Measures the lowest contrast of each element's words with the pixels behind them, which a rule that reads styles cannot
 * know: pictures, gradients and veils. What is out of sight counts as unmeasured, and has the highest contrast.
 */
export async function lowestContrasts(page: Page, selectors: readonly string[]): Promise<number[]> {
  if (selectors.length === 0) return [];
  const inks = await inksOf(page, selectors);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { transition: none !important; color: transparent !important;
      -webkit-text-fill-color: transparent !important } svg { visibility: hidden !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const lowest: number[] = [];
  let screen: { readonly scrolled: string; readonly data: Buffer; readonly width: number } | undefined;
  for (const [place, selector] of selectors.entries()) {
    const { scrolled, boxes } = await page.evaluate(wordsInSight, selector);
    // What lies on one screen is measured on one picture of it.
    if (boxes.length > 0 && screen?.scrolled !== scrolled) {
      const picture = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      screen = { scrolled, data, width: info.width };
    }
    const all = boxes.map((box) => (screen ? lowestIn(screen, box, inks[place] ?? [0, 0, 0]) : 21));
    lowest.push(Math.min(21, ...all));
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return lowest;
}

async function inksOf(page: Page, selectors: readonly string[]): Promise<Rgb[]> {
  const colours = await page.evaluate(
    (all) => all.map((selector) => getComputedStyle(document.querySelector(selector) ?? document.body).color),
    selectors,
  );
  return colours.map((colour) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as unknown as Rgb);
}

/** Brings an element's words into sight, and says where their middles lie; runs in the page. */
function wordsInSight(selector: string): { scrolled: string; boxes: Box[] } {
  const node = document.querySelector(selector);
  if (node === null) return { scrolled: '', boxes: [] };
  /** The part of a box that no ancestor cuts off. */
  const uncut = (box: DOMRect, words: Node): Box => {
    let { left, top, right, bottom } = box;
    for (let above: Element | null = words.parentElement; above !== null; above = above.parentElement) {
      if (getComputedStyle(above).overflow === 'visible') continue;
      const frame = above === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : null;
      const by = frame ?? above.getBoundingClientRect();
      [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
      [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
    }
    return { left, top, right, bottom };
  };
  /** Whether something that is laid over the others covers a point. */
  const isUnder = (x: number, y: number): boolean => {
    for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement) {
      if (over.contains(node)) return false;
      if (/fixed|sticky|absolute/.test(getComputedStyle(over).position)) return true;
    }
    return false;
  };
  const boxesNow = () => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Box[] = [];
    for (let words = texts.nextNode(); words !== null; words = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words);
      for (const box of range.getClientRects()) found.push(uncut(box, words));
    }
    const inSight = found
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(Math.ceil(left), 0),
        // An underline is no ground for the words over it.
        top: Math.max(Math.ceil(top + (bottom - top) * 0.15), 0),
        right: Math.min(Math.floor(right), innerWidth),
        bottom: Math.min(Math.floor(bottom - (bottom - top) * 0.25), innerHeight),
      }))
      .filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
    const uncovered = inSight.filter(
      ({ left, top, right, bottom }) =>
        ![left + 1, right - 1].some((x) => isUnder(x, top + 1) || isUnder(x, bottom - 1)),
    );
    return { inSight: inSight.length, boxes: uncovered };
  };
  let { inSight, boxes } = boxesNow();
  // At the edges of a dialog, what goes on below fades away.
  if (boxes.length < Math.max(inSight, 1) || node.closest('[role=dialog]') !== null) {
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    ({ inSight, boxes } = boxesNow());
  }
  const scrolled: number[] = [scrollX, scrollY];
  for (let above = node.parentElement; above !== null; above = above.parentElement) {
    if (above.scrollTop !== 0 || above.scrollLeft !== 0) scrolled.push(above.scrollLeft, above.scrollTop);
  }
  return { scrolled: scrolled.join(' '), boxes };
}

function lowestIn({ data, width }: { data: Buffer; width: number }, box: Box, ink: Rgb): number {
  const contrasts: number[] = [];
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = (y * width + x) * 3;
      contrasts.push(contrastOf(ink, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    }
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * STRAY)] ?? 21;
}
