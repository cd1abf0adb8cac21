/** Who is on a portrait: a bust without a face, on a ground of triangles. */
export interface PortraitOptions {
  readonly ground: string;
  readonly triangles: string;
  readonly skin: string;
  readonly coat: string;
  readonly shirt: string;
  readonly head: 'peci' | 'jilbab' | 'short' | 'bob' | 'bun' | 'helmet';
  readonly headColour: string;
  /** 'jacket' has lapels, 'batik' a pattern of parcels, 'vest' a vest, 'plain' a collar only. */
  readonly dress: 'jacket' | 'batik' | 'vest' | 'plain';
  readonly tie?: string;
}
