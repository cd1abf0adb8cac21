import type { MakeQrCode } from '../../application/ports/qr-code.ts';
import type { Timers } from '../../application/ports/timers.ts';

/** Milliseconds that paper waits for what draws the code. */
export const CODE_WAIT_MS = 3000;

type Drawing = Promise<typeof import('./draw-qr-code.ts')>;

/**
 * Makes what makes QR codes (spec §2 Map page); what draws them comes when the first is wanted, since few print.
 * @param load gives what draws them
 */
export function createQrCodes(
  timers: Timers,
  load: () => Drawing = () => import('./draw-qr-code.ts'),
): MakeQrCode {
  return async (text) => {
    let late: unknown;
    const lateness = new Promise<never>((_, reject) => {
      late = timers.setTimeout(() => reject(new Error('the code is late')), CODE_WAIT_MS);
    });
    try {
      const { drawQrCode } = await Promise.race([load(), lateness]);
      return drawQrCode(text);
    } finally {
      timers.clearTimeout(late);
    }
  };
}
