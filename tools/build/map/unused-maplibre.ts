// What the map of the city never draws: other projections, ground in three dimensions, other kinds of layers and sources, and
// what helps whoever writes a style.
const UNUSED = [
  'geo/projection/globe_(?:projection|transform|camera_helper|covering_tiles_details_provider)',
  'geo/projection/vertical_perspective_\\w+',
  'render/terrain',
  'webgl/render_to_texture',
  'source/(?:canvas_source|video_source|raster_dem_tile_source|raster_dem_tile_worker_source|vector_tile_mlt)',
  'style/style_layer/(?:heatmap|hillshade|color_relief|fill_extrusion)_style_layer',
  'webgl/draw/draw_(?:heatmap|hillshade|color_relief|fill_extrusion|terrain|sky|debug|collision_debug|custom)',
].map((file) => new RegExp(`/maplibre-gl/src/${file}\\.ts$`));

const UNUSED_EXPRESSIONS =
  /\/maplibre-gl-style-spec\/dist\/expression\/definitions\/(?:distance|within)\.mjs$/;

const UNUSED_SHADERS =
  /\/shaders\/glsl\/(?:_projection_globe|atmosphere|collision_\w+|color_relief|debug|depth|fill_extrusion\w*|heatmap\w*|hillshade\w*|sky|terrain\w*|line_gradient\w*)\.\w+\.glsl\.g\.ts$/;

/** Modules in whose place a few lines do. */
const REPLACEMENTS: readonly (readonly [file: RegExp, code: string])[] = [
  // The styles are the site's own, and its tests check them.
  [
    /\/maplibre-gl\/src\/style\/validate_style\.ts$/,
    `export const SPEC_SOURCE_TYPES = new Set(['vector', 'raster', 'geojson']);
export const validateStyle = () => [];
export const validateStyleAndEmit = () => false;
export const emitValidationErrors = () => false;
export const validateAndEmit = () => false;`,
  ],
  // Every text of the map runs from left to right.
  [
    /\/bidi-js\/dist\/bidi\.m?js$/,
    `export default () => ({
  getBidiCharTypeName: () => 'L',
  getEmbeddingLevels: ({ length }) => ({
    levels: new Uint8Array(length),
    paragraphs: [{ start: 0, end: length - 1, level: 0 }],
  }),
  getMirroredCharacter: () => null,
});`,
  ],
  // Only the version is read of it.
  [/\/maplibre-gl\/package\.json$/, '{"version":"slim"}'],
];

/** Whether a module is left out, with nothing but its exports. */
export const isUnused = (path: string): boolean =>
  UNUSED_EXPRESSIONS.test(path) || UNUSED.some((file) => file.test(path));

/** Whether a module holds a shader of something that is left out. */
export const isUnusedShader = (path: string): boolean => UNUSED_SHADERS.test(path);

/** Gives the code in the place of a module; undefined for one that stays. */
export const replacementOf = (path: string): string | undefined =>
  REPLACEMENTS.find(([file]) => file.test(path))?.[1];
