import { mergedTicks, readTicks, type Ticked } from '../../domain/procedures/checklist.ts';
import type { Ticks } from '../ports/ticks.ts';
import type { ChecklistEvent } from './checklist-events.ts';

/** What the actor of the ticks takes: to read what the device has, or to write what is ticked here. */
export type TicksCommand = { readonly type: 'read' } | { readonly type: 'write'; readonly ticked: Ticked };

/**
 * Reads and writes what is ticked, together with the other tabs of the device: what they have ticked is in what is written
 * and in what is heard, and what the device could not take stays.
 * @param receive calls back with a command
 * @param send gets `ticks.read` and `ticks.written`
 * @returns stops listening to other tabs
 */
export function storeTicks(
  ticks: Ticks,
  receive: (listener: (command: TicksCommand) => void) => void,
  send: (event: ChecklistEvent) => void,
): () => void {
  let agreed: Ticked = [];
  let mine: Ticked = [];
  const read = () => {
    const stored = readTicks(ticks.read());
    mine = mergedTicks(agreed, mine, stored);
    agreed = stored;
    send({ type: 'ticks.read', ticked: mine });
  };
  const write = (ticked: Ticked) => {
    const merged = mergedTicks(agreed, ticked, readTicks(ticks.read()));
    const isStored = ticks.write(merged);
    mine = isStored ? merged : ticked;
    if (isStored) agreed = merged;
    send({ type: 'ticks.written', ticked: mine, isKept: isStored });
  };
  receive((command) => (command.type === 'read' ? read() : write(command.ticked)));
  return ticks.subscribe(read);
}
