import type { Paint, Pen, Size } from '../kit/canvas.ts';
import { paintContours } from './contours.ts';
import { paintBuildings, paintShadows } from './paint-buildings.ts';
import { paintLand } from './paint-land.ts';
import { paintBridges, paintCentreLines, paintLamps } from './paint-streets.ts';
import { paintTrees } from './paint-trees.ts';
import { paintRiver, paintSea } from './paint-water.ts';
import { type Palette, palettes } from './palettes.ts';
import { planCity } from './plan.ts';
import type { CityOptions } from './types.ts';

function paletteOf({ palette, water }: CityOptions): Palette {
  const base = palettes[palette];
  return water ? { ...base, water: water.body, waterEdge: water.edge, bank: water.bank } : base;
}

/** Warms the corner that the light comes from and cools the one across. */
function paintLight(pen: Pen, { width, height }: Size): void {
  const light = pen.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, 'rgba(255,236,190,.16)');
  light.addColorStop(0.5, 'rgba(255,236,190,0)');
  light.addColorStop(1, 'rgba(6,41,43,.16)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** Gives a painter of a view of the city from above. */
export function cityView(options: CityOptions): Paint {
  return (pen, size) => {
    const palette = paletteOf(options);
    const plan = planCity(options, size);
    const relief = palette.style === 'relief';
    // The ground shows between the blocks: it is the streets.
    pen.fillStyle = palette.road;
    pen.fillRect(0, 0, size.width, size.height);
    if (options.palette !== 'sheet') paintCentreLines(pen, plan, palette);
    paintLand(pen, plan, palette);
    paintRiver(pen, plan, palette);
    if (relief) paintShadows(pen, plan, palette);
    paintBuildings(pen, plan, palette);
    paintBridges(pen, plan, palette);
    paintTrees(pen, plan, palette);
    if (options.hill) paintContours(pen, plan.terrain.height, size, palette.contour, options.scale);
    paintSea(pen, plan, palette, options.seed);
    if (options.palette === 'dusk') paintLamps(pen, plan);
    if (options.palette === 'aerial') paintLight(pen, size);
  };
}
