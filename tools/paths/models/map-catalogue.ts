import * as v from 'valibot';
import type { MapCatalogueContext } from '../../../src/application/map/map-catalogue-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

/** The categories of the map dialog. */
export const mapCatalogue: Model = {
  machine: 'mapCatalogue',
  scenarios: ['all-well'],
  events: examplesOf('mapCatalogue'),
  hostile: [
    ...HOSTILE_TEXTS.map((query) => ({ type: 'search.changed', query })),
    ...HOSTILE_TEXTS.map((id) => ({ type: 'category.toggled', id })),
  ],
  collapse: ({ query, expanded }: MapCatalogueContext) => [query, expanded],
  context: v.strictObject({
    query: v.string(),
    expanded: v.pipe(
      v.array(v.string()),
      v.check((ids) => new Set(ids).size === ids.length, 'a category twice'),
    ),
  }),
};
