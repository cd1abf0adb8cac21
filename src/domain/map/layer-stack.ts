/** A layer that is on the map; the first of a list is on top. */
export interface StackedLayer {
  readonly id: string;
  /** Whole percent, from 10 to 100. */
  readonly opacity: number;
}

/** The layers that the map shows at first (spec §2 Map page). */
export const FIRST_LAYERS: readonly StackedLayer[] = [
  { id: 'batas-kota', opacity: 100 },
  { id: 'batas-kelurahan', opacity: 100 },
  { id: 'rdtr-pola-ruang', opacity: 86 },
];

const LEAST = 10;

/** Gives the opacity of a new layer: areas let the streets show through. */
export function firstOpacity(id: string): number {
  return id.endsWith('pola-ruang') ? 86 : 100;
}

/** Adds a layer on top, or removes it if it is on the map. */
export function toggleLayer(stack: readonly StackedLayer[], id: string): readonly StackedLayer[] {
  return stack.some((layer) => layer.id === id)
    ? stack.filter((layer) => layer.id !== id)
    : [{ id, opacity: firstOpacity(id) }, ...stack];
}

/** Moves a layer up (-1) or down (1) in the order; at its end it stays. */
export function moveLayer(stack: readonly StackedLayer[], id: string, by: -1 | 1): readonly StackedLayer[] {
  const from = stack.findIndex((layer) => layer.id === id);
  const layer = stack[from];
  const to = from + by;
  if (layer === undefined || to < 0 || to >= stack.length) return stack;
  const rest = stack.filter((other) => other !== layer);
  return [...rest.slice(0, to), layer, ...rest.slice(to)];
}

/** Sets the opacity of a layer, within 10 and 100 percent. */
export function fadeLayer(
  stack: readonly StackedLayer[],
  id: string,
  opacity: number,
): readonly StackedLayer[] {
  const limited = Math.min(100, Math.max(LEAST, Math.round(opacity)));
  return stack.map((layer) => (layer.id === id ? { id, opacity: limited } : layer));
}
