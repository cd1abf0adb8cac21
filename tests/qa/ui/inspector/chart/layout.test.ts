import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { CHARTS } from '../../../../../src/qa/adapters/files/charts.ts';
import {
  type Area,
  layOut,
  type PlacedLine,
  type PlacedPicture,
  type Point,
} from '../../../../../src/qa/ui/inspector/chart/layout.ts';
import { nearPicture } from '../../../../../src/qa/ui/inspector/chart/near-picture.ts';
import { type Box, type Picture, wholePicture } from '../../../../../src/qa/ui/inspector/chart/picture.ts';

const elk = new Elk();
const charts = Object.values(CHARTS).map((chart) => ({ machine: chart.machine, chart }));
// As wide as a line is drawn, and a hair of rounding.
const HAIR = 0.5;

describe.each(charts)('the layout of $machine', ({ chart }) => {
  it('leads every line around boxes and labels, and lays no label over anything', async () => {
    expect(clashes(await layOut(elk, wholePicture(chart)))).toEqual([]);
  });

  it('does so for what is near to where the machine begins', async () => {
    expect(clashes(await layOut(elk, nearPicture(chart, {}, [])))).toEqual([]);
  });

  it('draws every transition as a line, or as a row where it leads nowhere else', () => {
    const picture = wholePicture(chart);
    const drawn = [
      ...picture.lines.map(({ of }) => of),
      ...allBoxes(picture).flatMap(({ rows }) => rows.map(({ of }) => of)),
    ];
    expect([...new Set(drawn)].sort()).toEqual(chart.transitions.map(({ id }) => id).sort());
    expect(picture.lines.filter(({ source, target }) => source === target)).toEqual([]);
  });
});

it('counts a line through a box, and one over a label', async () => {
  const gallery = CHARTS.gallery;
  if (gallery === undefined) throw new Error('there is no chart of gallery');
  const placed = await layOut(elk, wholePicture(gallery));
  const [first, ...rest] = placed.lines;
  if (first === undefined) throw new Error('there is no line');
  const across = {
    ...first,
    points: [
      { x: 0, y: 0 },
      { x: placed.width, y: placed.height },
    ],
  };
  expect(clashes({ ...placed, lines: [across, ...rest] }).length).toBeGreaterThan(1);
});

const allBoxes = ({ boxes }: Picture): readonly Box[] => boxes.flatMap(within);
const within = (box: Box): readonly Box[] => [box, ...box.children.flatMap(within)];

/** What lies over what it should not. */
function clashes({ boxes, lines }: PlacedPicture): readonly string[] {
  const parents = new Map(
    boxes.flatMap(({ box }) => box.children.map((child) => [child.id, box.id] as const)),
  );
  const around = (id: string | undefined): readonly string[] =>
    id === undefined ? [] : [id, ...around(parents.get(id))];
  return lines.flatMap((placed) => {
    const { line, label } = placed;
    const own = new Set([...around(line.source), ...around(line.target)]);
    const others = boxes.filter(({ box }) => !own.has(box.id));
    const lies = (name: string, area: Area) =>
      others.filter((place) => overlap(area, place)).map(({ box }) => `${name} of ${line.id} over ${box.id}`);
    return [
      ...(placed.points.length < 2 ? [`no line for ${line.id}`] : []),
      ...segments(placed).flatMap((segment) => [
        ...lies('line', segment),
        ...lines
          .filter((other) => other !== placed && overlap(segment, other.label))
          .map((other) => `line of ${line.id} over the label of ${other.line.id}`),
      ]),
      // A label may stand within a state around its ends, on its ground alone.
      ...boxes
        .filter((place) => overlap(label, place) && !(place.box.children.length > 0 && holds(place, label)))
        .map(({ box }) => `label of ${line.id} over ${box.id}`),
      ...lines
        .filter((other) => other.line.id < line.id && overlap(label, other.label))
        .map((other) => `labels of ${line.id} and ${other.line.id}`),
    ];
  });
}

function segments({ points }: PlacedLine): readonly Area[] {
  return points.slice(1).map((to, index) => area(points[index] ?? to, to));
}

function area(from: Point, to: Point): Area {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width - HAIR &&
    other.x < one.x + one.width - HAIR + 2 * HAIR &&
    one.y < other.y + other.height - HAIR &&
    other.y < one.y + one.height - HAIR + 2 * HAIR
  );
}

function holds(outer: Area, inner: Area): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
