// The part of gdal3.js that is used; its own types describe another entry.
declare module 'gdal3.js/node.js' {
  export interface GdalDataset {
    readonly pointer: number;
    readonly path: string;
    readonly info?: unknown;
  }
  export interface GdalModule {
    open(
      files: readonly string[],
      options?: readonly string[],
    ): Promise<{ readonly datasets: readonly GdalDataset[]; readonly errors: readonly unknown[] }>;
    ogr2ogr(
      dataset: GdalDataset,
      options: readonly string[],
      outputName: string,
    ): Promise<{ readonly real: string }>;
    close(dataset: GdalDataset): Promise<void>;
  }
  export interface GdalSettings {
    readonly path: string;
    readonly dest: string;
    readonly errorHandler: (message: string) => void;
    readonly logHandler: (message: string) => void;
  }
  function initGdalJs(settings: GdalSettings): Promise<GdalModule>;

  // biome-ignore lint/style/noDefaultExport: the package is CommonJS, whose whole value is its default
  export { initGdalJs as default };
}
