declare module 'subset-font' {
  /** What of a font is kept, and how it is written. */
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** OpenType features by their tags; all of them without it. */
    readonly keepFeatures?: readonly string[];
  }

  /** Gives a font that holds the characters of a text alone. */
  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
