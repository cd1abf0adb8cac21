import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isExplained } from './explained.ts';
import type { Mode } from './modes.ts';
import { lowestContrasts } from './text-contrast.ts';

// Its types leave out that checks take options as well.
type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** What axe found in what is on the page, as sentences. */
export interface Found {
  /** Rules that are broken, and undecided findings that measuring proved to be broken. */
  readonly violations: readonly string[];
  /** Undecided findings that neither the list nor a measurement explains. */
  readonly unexplained: readonly string[];
  readonly rulesPassed: number;
  /** Contrasts that axe leaves open; where the words are in sight, the pixels behind them were measured. */
  readonly undecided: number;
  readonly explained: number;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The usual values of the check, but for generated boxes: those of this site are edges and the areas of links, which lie
// beside or over the words and not behind them. A veil behind words is an image to axe, and so is measured.
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
};

/**
 * Runs every rule of WCAG 2.2 A and AA and of best practice, with target-size and label-content-name-mismatch, over what is
 * on the page.
 */
export async function runAxe(page: Page, mode: Mode): Promise<Found> {
  const options = {
    runOnly: TAGS,
    // Where every rule was kept is not told, which takes axe longer than all the rules.
    resultTypes: ['violations', 'incomplete'],
    rules: {
      'target-size': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
      // Forced colours are the system's, but the styles that axe reads still say ours.
      'color-contrast': { enabled: mode !== 'forced colours' },
    },
    checks: { 'color-contrast': { options: CONTRAST } },
  };
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .options(options as AxeOptions)
    .analyze();
  const broken = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  const unexplained: string[] = [];
  let explained = 0;
  const undecided: { what: string; selector: string; needed: number }[] = [];
  for (const { id, nodes } of incomplete) {
    for (const { target, any } of nodes) {
      const selector = target.join(' ');
      const what = `${id}: ${selector}`;
      if (isExplained(id, selector)) explained += 1;
      else if (id === 'color-contrast') {
        const needed = Number.parseFloat(String(any[0]?.data?.expectedContrastRatio ?? 4.5));
        undecided.push({ what, selector, needed });
      } else unexplained.push(`${what}: ${any[0]?.message ?? ''}`);
    }
  }
  const contrasts = await lowestContrasts(
    page,
    undecided.map(({ selector }) => selector),
  );
  for (const [place, { what, needed }] of undecided.entries()) {
    const contrast = contrasts[place] ?? 21;
    if (contrast < needed) broken.push(`${what}: ${contrast.toFixed(2)} on pixels, not ${needed}`);
  }
  return {
    violations: broken,
    unexplained,
    rulesPassed: passes.length,
    undecided: undecided.length,
    explained,
  };
}
