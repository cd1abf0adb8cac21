import { join } from 'node:path';
import sharp from 'sharp';

/** A run's pictures: where they stand and how they are called. */
export interface ScreensRun {
  readonly folder: string;
  readonly names: readonly string[];
}

/** How a picture has changed. */
export interface Compared {
  readonly name: string;
  /** Pixels that differ, from 0 to 1; 1 where only one run has the picture or its size is another. */
  readonly share: number;
  readonly kind: 'changed' | 'same' | 'new' | 'gone';
}

// A channel that differs by less is the same to the eye: edges of letters are drawn a little differently each time.
const THRESHOLD = 12;

/**
 * Compares the pictures of two runs by name and writes '{name}-difference.png' beside those that changed.
 * @returns the most changed first
 */
export async function compareRuns(before: ScreensRun, after: ScreensRun): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const name of [...new Set([...after.names, ...before.names])]) {
    if (!before.names.includes(name)) compared.push({ name, share: 1, kind: 'new' });
    else if (!after.names.includes(name)) compared.push({ name, share: 1, kind: 'gone' });
    else {
      const share = await difference(join(before.folder, name), join(after.folder, name));
      compared.push({ name, share, kind: share > 0 ? 'changed' : 'same' });
    }
  }
  return compared.sort((one, other) => other.share - one.share || (one.name < other.name ? -1 : 1));
}

async function difference(before: string, after: string): Promise<number> {
  const [one, other] = await Promise.all(
    [before, after].map((file) =>
      sharp(`${file}.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (one === undefined || other === undefined) return 1;
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return 1;
  const shown = Buffer.alloc(one.info.width * one.info.height);
  let changed = 0;
  for (let pixel = 0; pixel < shown.length; pixel += 1) {
    const at = pixel * 3;
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > THRESHOLD,
    );
    shown[pixel] = isOther ? 0 : 235;
    changed += Number(isOther);
  }
  if (changed > 0) {
    const { width, height } = one.info;
    await sharp(shown, { raw: { width, height, channels: 1 } })
      .png()
      .toFile(`${after}-difference.png`);
  }
  return changed / shown.length;
}
