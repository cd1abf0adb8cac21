import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { QrCode } from '../../application/ports/qr-code.ts';

/**
 * Draws a QR code that stays readable where a sixth of it is lost, as on paper that was folded.
 * @throws where the text is too long for one
 */
export function drawQrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
