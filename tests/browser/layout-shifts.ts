import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Watches the page from its first picture on for what moves without a visitor's doing.
 * @returns gives what has moved so far: how much, which elements, from where to where
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const names: string[] = [];
      for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement) {
        names.unshift(
          `${at.localName}${at.id && `#${at.id}`}${[...at.classList].map((name) => `.${name}`).join('')}`,
        );
      }
      return names.join(' > ');
    };
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    const moved: string[] = [];
    const keep = (entries: readonly PerformanceEntry[]) => {
      for (const { value, hadRecentInput, sources } of entries as readonly LayoutShift[]) {
        // A word that grows bolder where it stands is next to nothing.
        if (hadRecentInput || value < 0.0001) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)}: ${box(previousRect)} to ${box(currentRect)}`,
        );
        moved.push(`${value.toFixed(4)} ${what.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      movedSoFar: () => {
        keep(observer.takeRecords());
        return moved;
      },
    });
  });
  return () =>
    page.evaluate(async () => {
      // What the last change moved is known once it has been painted.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { movedSoFar: () => string[] }).movedSoFar();
    });
}
