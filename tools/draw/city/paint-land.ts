import { at } from '../../random.ts';
import type { Pen } from '../kit/canvas.ts';
import { areaOf, centreOf, frameOf, inset, pointIn } from '../kit/geometry.ts';
import { addShape, fillEllipse, fillShape } from '../kit/shapes.ts';
import type { Palette } from './palettes.ts';
import type { Block, CityPlan, Parcel } from './types.ts';

const tint = (list: readonly string[], tone: number): string => at(list, Math.floor(tone * list.length));

/** Rows of crops along a field, as one darker band after another. */
function paintRows(pen: Pen, field: Parcel, scale: number): void {
  const frame = frameOf(field.shape);
  pen.save();
  pen.beginPath();
  addShape(pen, field.shape);
  pen.clip();
  pen.beginPath();
  for (let v = frame.v[0] + 6 * scale; v < frame.v[1]; v += 9 * scale) {
    pen.moveTo(...pointIn(frame, frame.u[0], v));
    pen.lineTo(...pointIn(frame, frame.u[1], v));
  }
  pen.strokeStyle = 'rgba(40,70,20,.12)';
  pen.lineWidth = 2.4 * scale;
  pen.stroke();
  pen.restore();
}

/** What a park holds besides trees: a playing field, a pond, or a path round it. */
function paintPark(pen: Pen, park: Block, palette: Palette, scale: number): void {
  const middle = inset(park.shape, 15 * scale);
  if (middle.length < 3) return;
  const [x, y] = centreOf(middle);
  if (park.tone < 0.3) {
    const radius = Math.sqrt(areaOf(middle)) * 0.3;
    fillEllipse(pen, x, y, radius * 1.25 + 3 * scale, radius + 3 * scale, palette.promenade);
    fillEllipse(pen, x, y, radius * 1.25, radius, palette.water);
    return;
  }
  pen.beginPath();
  addShape(pen, middle);
  pen.strokeStyle = palette.parkEdge;
  pen.lineWidth = 3 * scale;
  pen.stroke();
}

function paintBlock(pen: Pen, block: Block, palette: Palette, scale: number): void {
  const colours = { forest: palette.forest, park: palette.park, bank: palette.bank };
  const green = block.use === 'forest' || block.use === 'park' || block.use === 'bank';
  fillShape(pen, block.shape, green ? colours[block.use] : palette.walk);
  if (block.use === 'forest') {
    // Forest grows over its own paths.
    pen.strokeStyle = palette.forest;
    pen.lineWidth = 21 * scale;
    pen.stroke();
  }
  if (block.use === 'park') paintPark(pen, block, palette, scale);
}

function parcelColour(parcel: Parcel, palette: Palette): string {
  if (parcel.marked) return palette.marked;
  switch (parcel.use) {
    case 'park':
      return palette.park;
    case 'field':
      return tint(palette.field, parcel.tone);
    case 'trade':
      return tint(palette.trade, parcel.tone);
    case 'public':
      return tint(palette.civic, parcel.tone);
    default:
      return tint(palette.home, parcel.tone);
  }
}

function paintParcel(pen: Pen, parcel: Parcel, palette: Palette, scale: number): void {
  fillShape(pen, parcel.shape, parcelColour(parcel, palette));
  const field = parcel.use === 'field';
  if (field && palette.style === 'relief') paintRows(pen, parcel, scale);
  pen.beginPath();
  addShape(pen, parcel.shape);
  pen.strokeStyle = field ? palette.fieldEdge : palette.parcelLine;
  pen.lineWidth = (field ? 1.6 : 0.9) * scale;
  pen.stroke();
}

/** Paints the blocks between the streets and their parcels; the forest first, as it spills over its edges. */
export function paintLand(pen: Pen, plan: CityPlan, palette: Palette): void {
  const forest = plan.blocks.filter((block) => block.use === 'forest');
  const others = plan.blocks.filter((block) => block.use !== 'forest');
  for (const block of [...forest, ...others]) paintBlock(pen, block, palette, plan.scale);
  for (const parcel of plan.parcels) paintParcel(pen, parcel, palette, plan.scale);
}
