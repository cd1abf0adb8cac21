import * as sharedTexts from '../shared/texts.ts';
import { catalogueGroups } from './catalogue-layers.ts';
import * as catalogueTexts from './catalogue-texts.ts';
import type { DataSet, MapTerms } from './data-set.ts';
import { mapCatalogue } from './map-catalogue.ts';
import type { LayerSource, MapConfig } from './map-config.ts';

/** The tables that a map has beside its layers, by the names of their files. */
export type DataTable = 'zona' | 'kegiatan';

/** Data of a map and where they come from, before it is known what can be downloaded of them. */
export interface DataSource extends Omit<DataSet, 'files' | 'missing' | 'count'> {
  readonly from: LayerSource | { readonly kind: 'table'; readonly table: DataTable };
  readonly isOff: boolean;
}

/** Sources that belong together. */
export interface SourceGroup {
  readonly name: string;
  readonly sets: readonly DataSource[];
}

/**
 * Lists the data of a map: its layers by the categories of the catalogue, the special layers, the tables of zones and activities
 * (spec §2 Map data).
 */
export function dataSources(map: MapConfig, terms: MapTerms): SourceGroup[] {
  const withTerms = ({ date, ...source }: Omit<DataSource, 'licence' | 'isOff'>): DataSource => {
    const own = terms.sets[source.id];
    const day = own?.date ?? date;
    const licence = own?.licence ?? terms.licence;
    return {
      ...source,
      isOff: own?.download === false,
      ...(day && { date: day }),
      ...(licence && { licence }),
    };
  };
  const groups = [
    ...catalogueGroups(mapCatalogue(''), map).map(({ name, layers }) => ({
      name,
      sets: layers.map(({ id, name: layer, description, config: { date, origin, source: from } }) => ({
        ...{ id, name: layer, description, date, origin, from },
      })),
    })),
    {
      name: catalogueTexts.specialLayersGroup,
      sets: map.special.map(({ id, name, url }) => ({
        ...{
          id: `khusus-${id}`,
          name,
          description: catalogueTexts.specialLayerText,
          origin: map.attribution,
        },
        ...(terms.imported && { date: terms.imported }),
        from: { kind: 'geojson' as const, url },
      })),
    },
    { name: catalogueTexts.tablesGroup, sets: tablesOf(map) },
  ];
  return groups
    .filter(({ sets }) => sets.length > 0)
    .map(({ name, sets }) => ({ name, sets: sets.map(withTerms) }));
}

function tablesOf({ zones, activities, regulation: { title: origin, date } }: MapConfig) {
  const table = (id: DataTable, name: string, description: string) => ({
    ...{ id, name, description, origin, date, from: { kind: 'table' as const, table: id } },
  });
  return [
    ...(zones.length > 0 ? [table('zona', sharedTexts.zone, catalogueTexts.zoneTableText)] : []),
    ...(activities.length > 0
      ? [table('kegiatan', sharedTexts.activity, catalogueTexts.activityTableText)]
      : []),
  ];
}
