import { createCanvas } from '@napi-rs/canvas';
import { map } from '../../../map.config.ts';
import { localMetres } from '../../../src/domain/map/local-metres.ts';
import type { LayerLook } from '../../../src/domain/map/map-config.ts';
import { encodeWebp, type Pen } from '../kit/canvas.ts';
import { write } from '../paths.ts';
import type { Feature } from './features.ts';
import type { Metres } from './ground.ts';
import { cityEdge, riverArea, sea } from './land.ts';
import type { MapPlan } from './plan.ts';

const SIZE = { width: 760, height: 640 };
const SCALE = 0.108;
const MOST_BYTES = 40_000;
const flat = localMetres([112.7521, -7.2575]);

const px = ([x, y]: Metres): [number, number] => [SIZE.width / 2 + x * SCALE, SIZE.height / 2 - y * SCALE];

/** Draws a picture of every layer over land and water, for visitors whose browsers draw no maps (spec §2 Map page). */
export function makeMapPictures(plan: MapPlan, folder: string): void {
  for (const { id, legend } of map.layers) {
    const canvas = createCanvas(SIZE.width, SIZE.height);
    const pen = canvas.getContext('2d');
    base(pen, plan);
    if (legend.length === 0) zones(pen, plan);
    else for (const feature of plan.layers.get(id) ?? []) draw(pen, feature, lookOf(feature, legend));
    edge(pen);
    write(`${folder}/gambar/${id}.webp`, encodeWebp(canvas, 66, MOST_BYTES));
  }
}

type Legend = (typeof map.layers)[number]['legend'];

function lookOf({ properties }: Feature, legend: Legend): LayerLook | undefined {
  return (legend.find(({ label }) => label === properties.jenis) ?? legend[0])?.look;
}

function path(pen: Pen, points: readonly (readonly [number, number])[], isClosed: boolean): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  if (isClosed) pen.closePath();
}

function base(pen: Pen, { blocks }: MapPlan): void {
  pen.fillStyle = '#F2ECDF';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = '#FBF7EF';
  path(pen, cityEdge().map(px), true);
  pen.fill();
  pen.fillStyle = '#EFE6D4';
  for (const { corners } of blocks) {
    path(pen, corners.map(px), true);
    pen.fill();
  }
  pen.fillStyle = '#B4DADF';
  for (const water of [sea(), riverArea()]) {
    path(pen, water.map(px), true);
    pen.fill();
  }
}

function zones(pen: Pen, { blocks }: MapPlan): void {
  for (const { corners, zone } of blocks) {
    pen.fillStyle = map.zones.find(({ code }) => code === zone)?.light ?? '#fff';
    path(pen, corners.map(px), true);
    pen.fill();
  }
}

function edge(pen: Pen): void {
  pen.strokeStyle = '#0a3b3d';
  pen.lineWidth = 2.2;
  pen.setLineDash([12, 4, 2, 4]);
  path(pen, cityEdge().map(px), true);
  pen.stroke();
  pen.setLineDash([]);
}

function draw(pen: Pen, { geometry }: Feature, look: LayerLook | undefined): void {
  if (!look) return;
  const place = ([lon = 0, lat = 0]: readonly number[]): [number, number] => px(flat.toMetres([lon, lat]));
  pen.strokeStyle = look.colour;
  pen.fillStyle = look.colour;
  pen.lineWidth = look.kind === 'line' ? look.width : 2;
  if (geometry.type === 'Point') {
    const [x, y] = place(geometry.coordinates);
    path(
      pen,
      [
        [x, y - 9],
        [x + 9, y],
        [x, y + 9],
        [x - 9, y],
      ],
      true,
    );
    pen.fill();
    return;
  }
  const isArea = geometry.type === 'Polygon';
  const points = (isArea ? (geometry.coordinates[0] ?? []) : geometry.coordinates).map(place);
  path(pen, points, isArea);
  if (isArea && look.kind !== 'line') {
    pen.globalAlpha = look.kind === 'hatch' ? 0.35 : 0.9;
    pen.fill();
    pen.globalAlpha = 1;
    if (look.kind === 'hatch') pen.stroke();
  } else pen.stroke();
}
