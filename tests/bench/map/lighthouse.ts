// npm run bench -w packages/bench -- map lighthouse: a phone of Lighthouse's that opens the map, in turn with the bare page. Its slow network and
// processor are real here: what it reckons for a faster visit knows nothing of a map.
import { type LighthouseRun, median, runLighthouse } from '@bupc/bench';
import { findChromium } from '../../../tools/chromium.mjs';

const DRAWING = '--use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader';
const FIGURES: readonly [name: string, of: (run: LighthouseRun) => number, unit: string][] = [
  ['first map drawn', ({ marks }) => marks['map-drawn'] ?? Number.NaN, ' ms'],
  ['First Contentful Paint', ({ fcp }) => fcp, ' ms'],
  ['Largest Contentful Paint', ({ lcp }) => lcp, ' ms'],
  ['Speed Index', ({ speedIndex }) => speedIndex, ' ms'],
  ['Total Blocking Time', ({ tbt }) => tbt, ' ms'],
  ['Cumulative Layout Shift', ({ cls }) => cls, ''],
  ['transferred', ({ bytes }) => bytes / 1000, ' KB'],
];

/**
 * Says what Lighthouse measured of both pages: medians, one beside the other.
 * @param args addresses of the map page and of the bare one, and how often each is visited
 */
export async function main([ours = '', theirs = '', runs = '5']: readonly string[]): Promise<void> {
  const seen: { readonly own: LighthouseRun; readonly other: LighthouseRun }[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    const own = await runLighthouse(ours, findChromium(), { flags: DRAWING, throttling: 'devtools' });
    seen.push({
      own,
      other: await runLighthouse(theirs, findChromium(), { flags: DRAWING, throttling: 'devtools' }),
    });
  }
  for (const [name, of, unit] of FIGURES) {
    const own = median(seen.map((both) => of(both.own)));
    const other = median(seen.map((both) => of(both.other)));
    const ratio = other > 0 ? `, ratio ${(own / other).toFixed(2)}` : '';
    console.log(`${name}: ${Math.round(own)}${unit}, bare ${Math.round(other)}${unit}${ratio}`);
  }
}
