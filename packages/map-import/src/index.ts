// What makes a map of an office's files, and what a look into them says.

export type { Shape } from './geometry.ts';
export { type Imported, type ImportPlaces, importMap } from './import-map.ts';
export { lookInto } from './look/look.ts';
export { layerText, proposalYaml } from './look/proposal-text.ts';
export { propose } from './look/propose.ts';
export type { OnProgress } from './progress.ts';
export { startGdal } from './read/gdal.ts';
export { Refusal } from './refusal.ts';
export { reportText } from './report.ts';
export { NOTHING_CHANGED, noFolder, noSource, PROPOSAL, unknownFault } from './texts.ts';
export { cutTiles, ZOOMS } from './tiles/cut-tiles.ts';
export { writePmtiles } from './tiles/pmtiles.ts';
