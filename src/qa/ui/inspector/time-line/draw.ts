import { MARK, type TimeBins } from '../../../domain/time-bins.ts';
import type { Tick } from './ticks.ts';

/** What is drawn of a time line, in pixels. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  /** Where time begins; before it stand the names of the rows, where there is room for them. */
  readonly start: number;
  readonly bins: TimeBins;
  readonly ticks: readonly (Tick & { readonly x: number })[];
  /** Where the moment is; what comes after it is faint. */
  readonly moment: number;
}

const SCALE_HEIGHT = 17;
const FAINT = 0.45;

/** Draws a time line. @param colour gives the value of a custom property, as '--ink' */
export function drawStrip(
  context: CanvasRenderingContext2D,
  strip: Strip,
  colour: (name: string) => string,
): void {
  const { width, height, start, bins, ticks, moment } = strip;
  const row = (height - SCALE_HEIGHT) / 3;
  const middle = (index: number) => SCALE_HEIGHT + row * (index + 0.5);
  const at = (column: number) => start + column;
  const faintAfter = (column: number) => {
    context.globalAlpha = at(column) > moment ? FAINT : 1;
  };

  context.clearRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.font = '11px ui-monospace, "DejaVu Sans Mono", monospace';
  context.textAlign = 'center';
  for (const { x, text } of ticks) {
    context.fillStyle = colour('--hair');
    context.fillRect(Math.round(x), SCALE_HEIGHT - 2, 1, height);
    context.fillStyle = colour('--ink-2');
    context.fillText(text, Math.max(x, start), 11);
  }
  if (start > NAMES_FROM) {
    context.textAlign = 'left';
    context.font = '12px "Plus Jakarta Sans", sans-serif';
    context.fillStyle = colour('--ink');
    ['Visitor', 'Machines', 'Ports'].forEach((name, index) => {
      context.fillText(name, 10, middle(index) + 4);
    });
  }

  const barHeight = Math.min(8, row - 2);
  for (const [from, to] of runs(bins.calls)) {
    faintAfter(from);
    context.fillStyle = colour('--ghost');
    context.fillRect(at(from), middle(2) - barHeight / 2, Math.max(to - from, 2), barHeight);
    context.fillStyle = colour('--teal-800');
    context.fillRect(at(from), middle(2) - barHeight / 2, 1, barHeight);
    context.fillRect(at(from), middle(2) + barHeight / 2 - 1, Math.max(to - from, 2), 1);
  }
  context.strokeStyle = colour('--teal-700');
  context.setLineDash([2, 2]);
  for (const [from, to] of runs(bins.timers)) {
    faintAfter(from);
    context.beginPath();
    context.moveTo(at(from), middle(1) + row / 2 - 1);
    context.lineTo(at(to), middle(1) + row / 2 - 1);
    context.stroke();
  }
  context.setLineDash([]);
  bins.visitor.forEach((mark, column) => {
    if (mark === MARK.none) return;
    faintAfter(column);
    context.fillStyle = colour('--teal-900');
    context.beginPath();
    context.arc(at(column) + 0.5, middle(0), 3, 0, 2 * Math.PI);
    context.fill();
  });
  bins.machines.forEach((mark, column) => {
    if (mark !== MARK.some) return;
    faintAfter(column);
    context.fillStyle = colour('--teal-900');
    context.fillRect(at(column) - 0.5, middle(1) - row / 2 + 1, 2, row - 2);
  });
  // What failed lies on top, and is never faint.
  context.globalAlpha = 1;
  bins.machines.forEach((mark, column) => {
    if (mark === MARK.killed) cross(context, at(column), middle(1), colour);
    else if (mark === MARK.refused) barredCircle(context, at(column), middle(1), colour);
  });
}

const NAMES_FROM = 60;

/** The runs of columns in which something is under way: the first of each, and the one after its last. */
function runs(counts: Int32Array): [number, number][] {
  const found: [number, number][] = [];
  let from = -1;
  counts.forEach((count, column) => {
    if (count > 0 && from < 0) from = column;
    if (count === 0 && from >= 0) {
      found.push([from, column]);
      from = -1;
    }
  });
  return from < 0 ? found : [...found, [from, counts.length]];
}

function cross(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  colour: (name: string) => string,
): void {
  context.fillStyle = colour('--red-700');
  context.fillRect(x - 6, y - 6, 12, 12);
  context.strokeStyle = colour('--white');
  context.lineWidth = 1.75;
  context.beginPath();
  context.moveTo(x - 3, y - 3);
  context.lineTo(x + 3, y + 3);
  context.moveTo(x + 3, y - 3);
  context.lineTo(x - 3, y + 3);
  context.stroke();
  context.lineWidth = 1;
}

function barredCircle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  colour: (name: string) => string,
): void {
  context.strokeStyle = colour('--red-700');
  context.fillStyle = colour('--white');
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, 5, 0, 2 * Math.PI);
  context.fill();
  context.moveTo(x - 3.5, y + 3.5);
  context.lineTo(x + 3.5, y - 3.5);
  context.stroke();
  context.lineWidth = 1;
}
