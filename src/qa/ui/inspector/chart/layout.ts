import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Box, Line, Picture } from './picture.ts';
import { boxSize, headHeight, labelSize, PADDING } from './sizes.ts';

/** A place in a picture, in pixels from its top left at full size. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something is drawn. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** A box and where it is drawn. */
export interface PlacedBox extends Area {
  readonly box: Box;
}

/** A line, the corners it goes through, and where its label stands. */
export interface PlacedLine {
  readonly line: Line;
  readonly points: readonly Point[];
  readonly label: Area;
}

/** A picture that is laid out. */
export interface PlacedPicture {
  readonly width: number;
  readonly height: number;
  /** Outer boxes before those in them. */
  readonly boxes: readonly PlacedBox[];
  readonly lines: readonly PlacedLine[];
}

/** Room for the names of bands, beside them. */
export const BAND_NAMES = 104;

const LAYERED: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '13',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
};
const IN_ORDER: LayoutOptions = { 'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES' };
const SIDE_BY_SIDE: LayoutOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.6',
  'elk.spacing.nodeNode': '20',
};

const padding = (top: number, side: number): string =>
  `[top=${top},left=${side},bottom=${side},right=${side}]`;
const WHOLE: LayoutOptions = {
  'elk.padding': padding(14, 14),
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};
const IN_BANDS: LayoutOptions = {
  'elk.partitioning.activate': 'true',
  'elk.padding': `[top=16,left=${BAND_NAMES},bottom=16,right=16]`,
};

/** Lays a picture out: lines at right angles around boxes, each label in its line. */
export async function layOut(elk: Pick<ELK, 'layout'>, picture: Picture): Promise<PlacedPicture> {
  const all = picture.boxes.flatMap(within);
  const parents = new Map(all.flatMap((box) => box.children.map((child) => [child.id, box.id] as const)));
  const root = level('root', picture.boxes, { lines: picture.lines, parents }, true);
  const isInBands = all.some(({ band }) => band !== undefined);
  const graph = await elk.layout({
    ...root,
    layoutOptions: { ...root.layoutOptions, ...WHOLE, ...(isInBands && IN_BANDS) },
  });
  const nodes = nodesOf(graph);
  const places = new Map(nodes.map((node) => [node.id, node]));
  const routes = new Map(nodes.flatMap(({ edges = [] }) => edges).map((edge) => [edge.id, edge]));
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: all.map((box) => ({ box, ...areaOf(places.get(box.id)) })),
    lines: picture.lines.map((line) => {
      const edge = routes.get(line.id);
      return { line, points: pointsOf(edge), label: areaOf(edge?.labels?.[0]) };
    }),
  };
}

/** What the whole of a picture is known by while its parts are put together. */
interface Whole {
  readonly lines: readonly Line[];
  /** The id of the box around a box. */
  readonly parents: ReadonlyMap<string, string>;
}

const within = (box: Box): readonly Box[] => [box, ...box.children.flatMap(within)];

/**
 * Puts the boxes of a level together with the lines whose ends it holds both.
 * @param isOwn whether it is laid out by itself, not as a part of what is around it
 */
function level(id: string, boxes: readonly Box[], whole: Whole, isOwn: boolean): ElkNode {
  const isApart = areApart(boxes, whole.lines);
  // ELK (0.12) fails at keeping an order among boxes that hold others.
  const keepsOrder = isOwn && boxes.every(({ children }) => children.length === 0);
  return {
    id,
    layoutOptions: isApart ? SIDE_BY_SIDE : { ...LAYERED, ...(keepsOrder && IN_ORDER) },
    children: boxes.map((box) => nodeOf(box, whole, isApart)),
    edges: whole.lines.filter((line) => holderOf(line, whole.parents) === id).map(edgeOf),
  };
}

function nodeOf(box: Box, whole: Whole, isOwn: boolean): ElkNode {
  const { id, children, band } = box;
  const { width, height } = boxSize(box);
  const partition: LayoutOptions = band === undefined ? {} : { 'elk.partitioning.partition': String(band) };
  if (children.length === 0) return { id, width, height, layoutOptions: partition };
  const inner = level(id, children, whole, isOwn);
  return {
    ...inner,
    layoutOptions: {
      ...inner.layoutOptions,
      ...partition,
      'elk.padding': padding(headHeight(box) + 6, PADDING),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** Whether no line leads from within one of the boxes to anywhere outside it. */
function areApart(boxes: readonly Box[], lines: readonly Line[]): boolean {
  return (
    boxes.length > 1 &&
    boxes.every((box) => {
      const ids = new Set(within(box).map(({ id }) => id));
      return lines.every(({ source, target }) => ids.has(source) === ids.has(target));
    })
  );
}

/** The innermost box that holds both ends of a line. */
function holderOf({ source, target }: Line, parents: ReadonlyMap<string, string>): string {
  const around = (id: string): readonly string[] => {
    const parent = parents.get(id);
    return parent === undefined ? ['root'] : [parent, ...around(parent)];
  };
  const outer = around(target);
  return around(source).find((id) => outer.includes(id)) ?? 'root';
}

function edgeOf(line: Line): ElkExtendedEdge {
  const { id, source, target, downward } = line;
  return {
    id,
    sources: [source],
    targets: [target],
    layoutOptions: { 'elk.layered.priority.direction': String(downward) },
    labels: [
      { text: line.text[0] ?? '', ...labelSize(line), layoutOptions: { 'elk.edgeLabels.inline': 'true' } },
    ],
  };
}

const nodesOf = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area> = {}): Area => ({
  x,
  y,
  width,
  height,
});

const pointsOf = (edge: ElkExtendedEdge | undefined): readonly Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
