import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { PUBLIC, write } from '../paths.ts';

/** An icon of the site as a file of pixels, for home screens. */
interface PixelIcon {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  /** How much of the side the mark takes; the ground fills the rest, since phones cut maskable icons round. */
  readonly share: number;
}

const GROUND = '#0a3b3d';
const ICONS: readonly PixelIcon[] = [
  { name: 'icon-180', size: 180, share: 1 },
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'icon-maskable-512', size: 512, share: 0.64 },
];

/** Draws public/icons/icon.svg in the sizes that home screens ask for. */
export async function makeIcons(): Promise<void> {
  const folder = join(PUBLIC, 'icons');
  const mark = await loadImage(join(folder, 'icon.svg'));
  for (const { name, size, share } of ICONS) {
    const canvas = createCanvas(size, size);
    const pen = canvas.getContext('2d');
    if (share < 1) {
      pen.fillStyle = GROUND;
      pen.fillRect(0, 0, size, size);
    }
    const side = size * share;
    mark.width = side;
    mark.height = side;
    pen.drawImage(mark, (size - side) / 2, (size - side) / 2, side, side);
    write(join(folder, `${name}.png`), await canvas.encode('png'));
  }
}
