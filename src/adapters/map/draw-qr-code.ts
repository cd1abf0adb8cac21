import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { QrCode } from '../../application/ports/qr-code.ts';

/**
 * Draws a QR code that stays readable when a sixth of it is lost, as on folded paper.
 * @throws where the text is too long for a QR code
 */
export function drawQrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
