import type { Ticked } from '../../domain/procedures/checklist.ts';

/** What the visitor has ticked, on this device alone (contract "Storage keys"). */
export interface Ticks {
  /** What is stored; nothing where it cannot be read. */
  read(): Ticked;
  /** @returns whether it was stored: storage may be full or forbidden */
  write(ticked: Ticked): boolean;
  /** Calls back when another tab of this device has written. @returns stops it */
  subscribe(changed: () => void): () => void;
}
