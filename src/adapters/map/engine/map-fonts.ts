import { FACES } from '../style/label-layers.ts';

/**
 * Registers the site's font once for each weight of the map's texts: MapLibre draws texts by the names of faces, and
 * reads their weights from these names.
 * @param address of the font file
 */
export function registerFaces(address: string): void {
  for (const family of Object.values(FACES)) {
    document.fonts.add(new FontFace(family, `url(${address}) format("woff2")`, { weight: '400 800' }));
  }
}
