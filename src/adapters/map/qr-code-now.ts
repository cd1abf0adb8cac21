import type { QrCodeNow } from '../../application/ports/qr-code.ts';

type Code = typeof import('./draw-qr-code.ts');

/**
 * Returns what makes QR codes at once, for a browser that prints by itself (spec §2 Map page).
 * @param load loads the drawing code
 */
export function createQrCodeNow(load: () => Promise<Code> = () => import('./draw-qr-code.ts')): QrCodeNow {
  let code: Code | undefined;
  return {
    prepare() {
      if (code !== undefined) return;
      load().then(
        (loaded) => {
          code = loaded;
        },
        () => undefined,
      );
    },
    draw(text) {
      try {
        return code?.drawQrCode(text);
      } catch {
        return undefined;
      }
    },
  };
}
