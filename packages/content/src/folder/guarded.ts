import { said } from '../language.ts';
import type { Mistake } from '../mistakes.ts';
import { TOO_DEEP } from './limits.ts';

/** Says in a sentence why something could not be read. */
export function whyUnread(error: unknown): string {
  if (error instanceof RangeError && error.message.includes('call stack')) return TOO_DEEP;
  return said(
    `berkas ini tidak dapat dibaca (${error instanceof Error ? error.message : error})`,
    `this cannot be read: ${error instanceof Error ? error.message : error}`,
  );
}

/**
 * Reads one file of the content folder. Whatever it throws becomes a mistake of that file, so that no file ends a build.
 * @param file as it is shown
 */
export function guarded<T>(file: string, report: (mistake: Mistake) => void, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    report({ file, message: whyUnread(error) });
    return undefined;
  }
}
