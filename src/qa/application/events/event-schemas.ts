import type * as v from 'valibot';
import type { AnyEventObject } from 'xstate';
import type { AnyMachineName, EventsOf } from '../shared/every-machine.ts';
import {
  ARTICLE_EVENTS,
  LEGAL_PRODUCTS_EVENTS,
  MAP_CATALOGUE_EVENTS,
  NEWS_EVENTS,
  PRODUCT_LIST_EVENTS,
  PROFILE_EVENTS,
} from './content-events.ts';
import { FINDER_EVENTS } from './finder-events.ts';
import { GUIDE_EVENTS, GUIDE_SEARCH_EVENTS } from './guide-events.ts';
import {
  ACTIVITY_EVENTS,
  CANVAS_EVENTS,
  CENTRE_EVENTS,
  COMPARE_EVENTS,
  HERE_EVENTS,
  LAYERS_EVENTS,
  MEASURE_EVENTS,
  PANEL_EVENTS,
  PLACE_EVENTS,
  PLACE_SEARCH_EVENTS,
  PRINT_EVENTS,
} from './map-events.ts';
import { DIALOGS_EVENTS, DROPDOWN_EVENTS, NAVIGATION_EVENTS } from './page-events.ts';
import { BANNERS_EVENTS, GALLERY_EVENTS, LIGHTBOX_EVENTS } from './picture-events.ts';
import { SEARCH_EVENTS } from './search-events.ts';

/** The schema of an event: an object whose fields are all known. Its examples stand in it. */
export interface EventSchema extends v.GenericSchema<unknown, AnyEventObject> {
  readonly entries: v.ObjectEntries;
}

const schemas = {
  navigation: NAVIGATION_EVENTS,
  dialogs: DIALOGS_EVENTS,
  banners: BANNERS_EVENTS,
  gallery: GALLERY_EVENTS,
  lightbox: LIGHTBOX_EVENTS,
  guide: GUIDE_EVENTS,
  guideSearch: GUIDE_SEARCH_EVENTS,
  news: NEWS_EVENTS,
  article: ARTICLE_EVENTS,
  legalProducts: LEGAL_PRODUCTS_EVENTS,
  dropdown: DROPDOWN_EVENTS,
  productList: PRODUCT_LIST_EVENTS,
  profile: PROFILE_EVENTS,
  mapCatalogue: MAP_CATALOGUE_EVENTS,
  search: SEARCH_EVENTS,
  finder: FINDER_EVENTS,
  canvas: CANVAS_EVENTS,
  centre: CENTRE_EVENTS,
  panel: PANEL_EVENTS,
  layers: LAYERS_EVENTS,
  place: PLACE_EVENTS,
  placeSearch: PLACE_SEARCH_EVENTS,
  activity: ACTIVITY_EVENTS,
  measure: MEASURE_EVENTS,
  compare: COMPARE_EVENTS,
  here: HERE_EVENTS,
  print: PRINT_EVENTS,
};

/** A type as JSON has it: nothing is read-only, and what may be undefined may be left out. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [K in keyof T as undefined extends T[K] ? never : K]: Plain<T[K]> } & {
        -readonly [K in keyof T as undefined extends T[K] ? K : never]?: Plain<T[K]>;
      } extends infer Both
      ? { [K in keyof Both]: Both[K] }
      : never
    : T;
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Output<S> = S extends v.GenericSchema<unknown, infer Event> ? Event : never;

/** '{machine} {type}' of every event whose schema is missing, is of no event, or does not give what the machine takes. */
type Wrong<Schemas extends { readonly [Name in AnyMachineName]: object }> = {
  [Name in AnyMachineName]: {
    [Type in EventsOf<Name>['type'] | (keyof Schemas[Name] & string)]: IsSame<
      Plain<Output<Schemas[Name][Type & keyof Schemas[Name]]>>,
      Plain<Extract<EventsOf<Name>, { type: Type }>>
    > extends true
      ? never
      : `${Name} ${Type}`;
  }[EventsOf<Name>['type'] | (keyof Schemas[Name] & string)];
}[AnyMachineName];
type Table = { readonly [Name in AnyMachineName]: Readonly<Record<string, EventSchema>> };

/**
 * Every event of every machine, by machine and type: the schema that it meets, and examples of it. A schema that does not
 * give what its machine takes is named here as a property that is missing.
 */
export const EVENT_SCHEMAS: Table = schemas satisfies { readonly [Name in Wrong<typeof schemas>]: never };
