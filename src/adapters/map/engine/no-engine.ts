import * as texts from '../../../domain/map/texts.ts';

/** What a visitor reads where the library that draws, or its worker, cannot be loaded. */
export const NO_ENGINE = texts.engineMissing;

/**
 * Whether an error of the library says that its worker did not come. It fails with the same words in the worker later, when
 * the map is drawn and stays.
 */
export const isWorkerLost = ({ message }: { readonly message: string }): boolean =>
  message.startsWith('Worker failed to load');
