/** A QR code: the SVG path of its dark squares, one unit each, and how many it has on a side. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

/** Makes the QR code of a text at once; undefined until its drawing code is here, and where the text is too long for one. */
export interface QrCodeNow {
  readonly draw: (text: string) => QrCode | undefined;
  /** Loads the drawing code, so that it is here when it is wanted. */
  readonly prepare: () => void;
}

/**
 * Makes the QR code of a text; rejects where the text is too long for one, or the drawing code did not load in time.
 */
export type MakeQrCode = (text: string) => Promise<QrCode>;
