import type { Ticks } from '../../src/application/ports/ticks.ts';
import type { Ticked } from '../../src/domain/procedures/checklist.ts';

/** The storage of a device, which every tab on it reads and writes; a tab hears what another one has written. */
export function sharedTicks(stored: Ticked = []) {
  const tabs = new Map<Ticks, Set<() => void>>();
  const device = { stored, works: true, isHeard: true, written: [] as Ticked[] };
  const tab = (): Ticks => {
    const listeners = new Set<() => void>();
    const ticks: Ticks = {
      read: () => device.stored,
      write: (ticked) => {
        device.written.push(ticked);
        if (!device.works) return false;
        device.stored = ticked;
        if (device.isHeard) {
          for (const [other, heard] of tabs) if (other !== ticks) for (const hear of heard) hear();
        }
        return true;
      },
      subscribe: (changed) => {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    };
    tabs.set(ticks, listeners);
    return ticks;
  };
  const listening = () => [...tabs.values()].reduce((count, { size }) => count + size, 0);
  return { device, tab, listening };
}
