import { DIALOG_IDS } from '../../domain/navigation/dialogs.ts';
import type { MachinePorts } from '../machine-ports.ts';
import type { LateCode } from '../shared/late-code.ts';
import { type LateLogic, lateLogic } from '../shared/late-logic.ts';
import type { SHOWN_MACHINES, ShownName } from '../shown-machines.ts';
import { contentOf } from './dialog-contents.ts';

/** The code of what the dialogs show: how each of its machines is made. */
export type Shown = typeof SHOWN_MACHINES;

/** The logic of each machine that a dialog shows. */
export type LateShown = { readonly [Name in ShownName]: LateLogic<ReturnType<Shown[Name]>> };

/**
 * Makes the logic of every machine that a dialog shows.
 * @param code comes with the first dialog, or when a visitor is about to open one
 * @param ports of all of them
 */
export function lateShown(code: LateCode<Shown>, ports: MachinePorts): LateShown {
  const names = DIALOG_IDS.flatMap((dialog) => contentOf(dialog).shows);
  return Object.fromEntries(
    names.map((name) => [name, lateLogic(code, (shown) => shown[name](ports))]),
  ) as unknown as LateShown;
}
