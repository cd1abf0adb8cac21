import { Graph, layout, type Point } from '@dagrejs/dagre';
import type { Chart, ChartEdge, ChartState } from '../../application/inspection/chart.ts';

/** Where a state is drawn, from the chart's top left. */
export interface PlacedState {
  readonly state: ChartState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a transition is drawn. */
export interface PlacedEdge {
  readonly edge: ChartEdge;
  readonly points: readonly Point[];
  readonly label: Point;
}

/** A chart laid out; lengths are pixels at full size. */
export interface PlacedChart {
  readonly width: number;
  readonly height: number;
  /** Outer states before the states inside them. */
  readonly states: readonly PlacedState[];
  readonly edges: readonly PlacedEdge[];
}

/** Left to right or top to bottom. */
export type Direction = 'LR' | 'TB';

export const LINE_HEIGHT = 16;
export const HEAD_HEIGHT = 28;
const PADDING = 14;
const LETTER = 6.6;

/** The lines under a state's name: what it runs, and the transitions that stay in it. */
export function stateLines({ invokes, staying }: ChartState): { id: string; text: string }[] {
  return [
    ...invokes.map((name) => ({ id: `runs ${name}`, text: `runs ${name}` })),
    ...staying.map(({ id, label }) => ({ id, text: label })),
  ];
}

/**
 * Lays a state chart out, level by level: the states inside a state first, then that state as one box among its
 * neighbours. A transition is routed between the boxes of the level that holds both its ends, and led on from there to
 * the states that it joins.
 */
export function layoutChart({ root, edges }: Chart, direction: Direction): PlacedChart {
  const level = layoutState(root, edges, direction);
  const places = new Map(level.states.map((place) => [place.state.id, place]));
  return {
    width: level.width,
    height: level.height,
    states: level.states,
    edges: level.edges.map((placed) => ({ ...placed, points: ledOn(placed, places) })),
  };
}

function layoutState(state: ChartState, edges: readonly ChartEdge[], direction: Direction): PlacedChart {
  const lines = stateLines(state);
  const head = HEAD_HEIGHT + lines.length * LINE_HEIGHT;
  const textWidth =
    Math.max(state.label.length * 8, ...lines.map(({ text }) => text.length * LETTER)) + 2 * PADDING;
  if (state.children.length === 0) {
    const size = { width: Math.max(textWidth, 72), height: head + 6 };
    return { ...size, states: [{ state, x: 0, y: 0, ...size }], edges: [] };
  }
  const inner = layoutChildren(state, edges, direction);
  const width = Math.max(textWidth, inner.width + 2 * PADDING);
  const height = head + inner.height + PADDING;
  const moved = moveChart(inner, (width - inner.width) / 2, head);
  return {
    width,
    height,
    states: [{ state, x: 0, y: 0, width, height }, ...moved.states],
    edges: moved.edges,
  };
}

function layoutChildren(
  { children }: ChartState,
  edges: readonly ChartEdge[],
  direction: Direction,
): PlacedChart {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 24, ranksep: 36, edgesep: 14, marginx: 4, marginy: 4 });
  graph.setDefaultEdgeLabel(() => ({}));
  const levels = new Map(children.map((child) => [child.id, layoutState(child, edges, direction)]));
  for (const [id, { width, height }] of levels) graph.setNode(id, { width, height });

  const childHolding = (id: string) =>
    children.find((child) => id === child.id || id.startsWith(`${child.id}.`));
  const routed = new Map<string, ChartEdge>();
  for (const edge of edges) {
    const [from, to] = [childHolding(edge.source), childHolding(edge.target)];
    if (from === undefined || to === undefined) continue;
    // Both ends deeper in one child: that child's own level has drawn it.
    if (from === to && edge.source !== edge.target) continue;
    if (from === to && edge.source !== from.id) continue;
    const name = `${edge.id}>${edge.target}`;
    routed.set(name, edge);
    const label = { width: edge.label.length * LETTER + 8, height: 18, labelpos: 'c' as const };
    graph.setEdge(from.id, to.id, label, name);
  }
  // States side by side have nothing between them that would spread them over rows and columns.
  const columns = Math.ceil(Math.sqrt(children.length));
  if (routed.size === 0) {
    children.forEach((child, index) => {
      const next = children[index + columns];
      if (next) graph.setEdge(child.id, next.id, { weight: 0, minlen: 1 }, `row ${index}`);
    });
  }

  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const inner = children.map((child) => {
    const { x = 0, y = 0 } = graph.node(child.id);
    const level = levels.get(child.id) ?? { width: 0, height: 0, states: [], edges: [] };
    return moveChart(level, x - level.width / 2, y - level.height / 2);
  });
  const drawn = graph.edges().flatMap(({ v, w, name = '' }): PlacedEdge[] => {
    const edge = routed.get(name);
    const { points = [], x = 0, y = 0 } = graph.edge({ v, w, name });
    return edge ? [{ edge, points, label: { x, y } }] : [];
  });
  return {
    width,
    height,
    states: inner.flatMap(({ states }) => states),
    edges: [...drawn, ...inner.flatMap((level) => level.edges)],
  };
}

function moveChart(chart: PlacedChart, dx: number, dy: number): PlacedChart {
  const moved = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  return {
    ...chart,
    states: chart.states.map((place) => ({ ...place, ...moved(place) })),
    edges: chart.edges.map(({ edge, points, label }) => ({
      edge,
      points: points.map(moved),
      label: moved(label),
    })),
  };
}

/** The points of an edge with its true ends: where the routed line leaves a box, on to the state inside it. */
function ledOn({ edge, points }: PlacedEdge, places: ReadonlyMap<string, PlacedState>): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  const source = places.get(edge.source);
  const target = places.get(edge.target);
  if (!first || !last || !source || !target) return [...points];
  const start = nearest(source, first);
  const end = nearest(target, last);
  return [start, ...points, end];
}

function nearest({ x, y, width, height }: PlacedState, point: Point): Point {
  const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
  return { x: clamp(point.x, x, x + width), y: clamp(point.y, y, y + height) };
}
