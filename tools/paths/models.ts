import { ALL_MACHINE_NAMES, type AnyMachineName } from '../../qa/page/inspected-machines.ts';
import type { Model } from './model.ts';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('./models/*.ts', { eager: true });
const order = ({ machine }: Model) => ALL_MACHINE_NAMES.indexOf(machine as AnyMachineName);

// The folder holds their parts, too.
const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'machine' in value;

/** The path models of all machines of all pages, found in the folder; a test checks that none is missing. */
export const MODELS: readonly Model[] = Object.values(FILES)
  .flatMap((file) => Object.values(file).filter(isModel))
  .sort((one, other) => order(one) - order(other));
