import type { MakeQrCode } from '../../application/ports/qr-code.ts';
import type { Timers } from '../../application/ports/timers.ts';

/** Milliseconds that printing waits for the code. */
export const CODE_WAIT_MS = 3000;

type Drawing = Promise<typeof import('./draw-qr-code.ts')>;

/**
 * Returns a function that makes QR codes (spec §2 Map page). The drawing code is loaded with the first one, since few
 * visitors print.
 * @param load loads the drawing code
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
