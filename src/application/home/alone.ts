import { type AnyActor, createActor } from 'xstate';
import { MACHINES } from '../all-machines.ts';
import type { ContentSnapshot, MachinePorts } from '../machine-ports.ts';
import { type MachineName, machineOf } from '../machines.ts';
import type { Timers } from '../ports/timers.ts';

/**
 * Makes a machine of the page alone, without the page: what it sends others reaches nobody. It is not started.
 * @param known the feed content that the build knew
 */
export function createAlone(
  name: MachineName,
  ports: MachinePorts & { readonly timers: Timers },
  known: ContentSnapshot,
): AnyActor {
  const { baked } = machineOf(name);
  return createActor(MACHINES[name](ports), { clock: ports.timers, input: { baked: baked && known[baked] } });
}
