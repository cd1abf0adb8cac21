import type { DataTerms, MapTerms } from '../../../src/domain/map/data-set.ts';
import type { MapFile } from './map-schema.ts';

/**
 * Gives what the office's file says of the data of its map (docs/map.md).
 * @param imported the day of the data that the import was given
 */
export function termsOf(
  { licence, layers = [], special = [], tables = [] }: MapFile,
  imported?: string,
): MapTerms {
  const named = [...layers, ...special.map((layer) => ({ ...layer, id: `khusus-${layer.id}` })), ...tables];
  return {
    ...(licence && { licence }),
    ...(imported && { imported }),
    sets: Object.fromEntries(named.map((one) => [one.id, ownTerms(one)])),
  };
}

const ownTerms = ({ date, licence, download }: DataTerms): DataTerms => ({
  ...(date && { date }),
  ...(licence && { licence }),
  ...(download !== undefined && { download }),
});
