interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly args: { readonly beginData?: { readonly dirtyObjects?: number } };
}

/** What `laidOutInPress` reads of a trace. */
export const LAYOUT_TRACE = ['devtools.timeline', 'blink.user_timing'];

/**
 * Gives how many boxes the browser laid out between the press of a trace and the end of the frame that answers it, both as
 * `countPresses` has marked them.
 * @param trace of Chromium, with the categories of `LAYOUT_TRACE`
 */
export function laidOutInPress(trace: Buffer): number {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const marked = (mark: string) => traceEvents.findLast(({ name }) => name === mark);
  const [pressed, drawn] = [marked('pressed'), marked('press-drawn')];
  if (pressed === undefined || drawn === undefined) throw new Error('nothing was pressed in this trace');
  return traceEvents
    .filter(
      ({ name, pid, ts }) => name === 'Layout' && pid === pressed.pid && ts >= pressed.ts && ts < drawn.ts,
    )
    .reduce((sum, { args }) => sum + (args.beginData?.dirtyObjects ?? 0), 0);
}
