/** A QR code: the SVG path of its dark squares, one unit each, and how many it has on a side. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/**
 * Makes the QR code of a text; rejects where the text is too long for one, or the drawing code did not load in time.
 */
export type MakeQrCode = (text: string) => Promise<QrCode>;
