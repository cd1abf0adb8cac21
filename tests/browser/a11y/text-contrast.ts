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

/**
 * Measures the lowest contrast of an element's words with the pixels behind them, which a rule that reads styles cannot
 * know: pictures, gradients and veils. What is out of sight counts as unmeasured, and has the highest contrast.
 */
export async function lowestContrast(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const words = await element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
      x: Math.max(left, 0),
      y: Math.max(top, 0),
      width: Math.min(right, innerWidth) - Math.max(left, 0),
      height: Math.min(bottom, innerHeight) - Math.max(top, 0),
    }));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; -webkit-text-fill-color: transparent !important } svg { visibility: hidden !important }',
    );
    const colour = getComputedStyle(node).color;
    document.adoptedStyleSheets.push(sheet);
    return { colour, boxes: boxes.filter(({ width, height }) => width >= 1 && height >= 1) };
  });
  const ink = (words.colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as unknown as Rgb;
  let lowest = 21;
  for (const clip of words.boxes) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const contrasts: number[] = [];
    for (let at = 0; at < data.length; at += info.channels) {
      contrasts.push(contrastOf(ink, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    }
    contrasts.sort((a, b) => a - b);
    lowest = Math.min(lowest, contrasts[Math.floor(contrasts.length * STRAY)] ?? 21);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return lowest;
}
