import { extname } from 'node:path';

/** The media type by the ending of a name. */
export const TYPES = {
  avif: 'image/avif',
  bcmap: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  otf: 'font/otf',
  pdf: 'application/pdf',
  pfb: 'application/x-font-type1',
  pmtiles: 'application/octet-stream',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
  zip: 'application/zip',
};

/** Gives the media type of a file by its name. */
export const mediaType = (name) => TYPES[extname(name).slice(1).toLowerCase()] ?? 'application/octet-stream';
