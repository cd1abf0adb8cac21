import { at } from '../../random.ts';
import type { Pen } from '../kit/canvas.ts';
import { shade } from '../kit/colour.ts';
import { centreOf, hullOf, inset, type Point } from '../kit/geometry.ts';
import { addShape, fillCircle, fillShape, strokeLine } from '../kit/shapes.ts';
import type { Palette } from './palettes.ts';
import type { Building, CityPlan } from './types.ts';

const SHADOW = 5;

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const towards = (from: Point, to: Point, pixels: number): Point => {
  const share = pixels / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** Gives the four faces of a hip roof (corners first, ridge last) and its ridge. */
export function hipRoof(corners: Building['corners']): { faces: Point[][]; ridge: [Point, Point] } {
  const [a, b, c, d] = corners;
  const long = distance(a, b) >= distance(b, c) ? corners : ([b, c, d, a] as const);
  const [p, q, r, s] = long;
  const half = distance(q, r) / 2;
  const start = towards(middle(p, s), middle(q, r), half);
  const end = towards(middle(q, r), middle(p, s), half);
  return {
    faces: [
      [p, q, end, start],
      [q, r, end],
      [r, s, start, end],
      [s, p, start],
    ],
    ridge: [start, end],
  };
}

/** Gives how much light from the north-west falls on a roof face: 1 in full light, -1 in shade. */
export function lightOn(face: readonly Point[], centre: Point): number {
  const [a, b] = face;
  if (!a || !b) return 0;
  const length = distance(a, b) || 1;
  const [nx, ny] = [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
  const [mx, my] = middle(a, b);
  const outward = nx * (mx - centre[0]) + ny * (my - centre[1]) < 0 ? -1 : 1;
  return -(nx * 0.6 + ny * 0.8) * outward;
}

function paintHipRoof(pen: Pen, building: Building, colour: string, scale: number): void {
  const centre = centreOf(building.corners);
  const { faces, ridge } = hipRoof(building.corners);
  for (const face of faces) fillShape(pen, face, shade(colour, 0.92 + lightOn(face, centre) * 0.17));
  pen.lineCap = 'round';
  strokeLine(pen, ridge, shade(colour, 1.22), 1 * scale);
}

function paintFlatRoof(pen: Pen, building: Building, colour: string): void {
  const [a, b, c] = building.corners;
  const span = Math.min(distance(a, b), distance(b, c));
  fillShape(pen, building.corners, colour);
  const deck = inset(building.corners, span * 0.1);
  if (deck.length > 2) fillShape(pen, deck, shade(colour, 1.08));
  const top = inset(building.corners, span * 0.34);
  if (top.length < 3 || building.tone > 0.65) return;
  fillShape(pen, top, shade(colour, 0.86));
}

/** A dome on a civic building, lit from the north-west. */
function paintDome(pen: Pen, building: Building, palette: Palette): void {
  const [a, b, c] = building.corners;
  const radius = Math.min(distance(a, b), distance(b, c)) * 0.27;
  const [x, y] = centreOf(building.corners);
  fillCircle(pen, x + radius * 0.3, y + radius * 0.3, radius, palette.shadow);
  fillCircle(pen, x, y, radius, '#7f9796');
  fillCircle(pen, x - radius * 0.16, y - radius * 0.16, radius * 0.74, '#94aba8');
  fillCircle(pen, x - radius * 0.3, y - radius * 0.3, radius * 0.34, '#b9cbc7');
}

/** Paints the shadows of buildings and trees as one layer, so that they do not add up. */
export function paintShadows(pen: Pen, plan: CityPlan, palette: Palette): void {
  const { scale } = plan;
  pen.beginPath();
  for (const { corners, height } of plan.buildings) {
    const fall = SHADOW * scale * height;
    addShape(
      pen,
      hullOf([...corners, ...corners.map(([x, y]): Point => [x + fall * 0.8, y + fall])]).toReversed(),
    );
  }
  for (const {
    at: [x, y],
    radius,
  } of plan.trees) {
    pen.moveTo(x + radius * 1.45, y + radius * 0.5);
    pen.arc(x + radius * 0.45, y + radius * 0.5, radius, 0, Math.PI * 2, true);
  }
  pen.fillStyle = palette.shadow;
  pen.fill();
}

/** Paints roofs lit from the north-west, or plain footprints in a flat palette. */
export function paintBuildings(pen: Pen, plan: CityPlan, palette: Palette): void {
  for (const building of plan.buildings) {
    const { use, tone } = building;
    const roofs = use === 'public' ? palette.civicRoof : palette.roof;
    const colour = at(roofs, Math.floor(tone * roofs.length));
    if (palette.style === 'flat') fillShape(pen, building.corners, colour);
    else if (use === 'home') paintHipRoof(pen, building, colour, plan.scale);
    else paintFlatRoof(pen, building, colour);
    if (palette.style === 'relief' && use === 'public' && tone < 0.35) paintDome(pen, building, palette);
  }
}
