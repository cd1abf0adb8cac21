import type * as v from 'valibot';
import type { EventsOf } from '../../src/application/all-events.ts';
import { ACTIVITY_EVENTS } from './activity-events.ts';
import { ARTICLE_EVENTS } from './article-events.ts';
import { AUTOPLAY_EVENTS } from './autoplay-events.ts';
import { BANNERS_EVENTS } from './banners-events.ts';
import { CANVAS_EVENTS } from './canvas-events.ts';
import { CENTRE_EVENTS } from './centre-events.ts';
import { CHECKLIST_EVENTS } from './checklist-events.ts';
import { COMPARE_EVENTS } from './compare-events.ts';
import { DIALOGS_EVENTS } from './dialogs-events.ts';
import { DROPDOWN_EVENTS } from './dropdown-events.ts';
import { FINDER_EVENTS } from './finder-events.ts';
import { GALLERY_EVENTS } from './gallery-events.ts';
import { GUIDE_EVENTS } from './guide-events.ts';
import { GUIDE_SEARCH_EVENTS } from './guide-search-events.ts';
import { HERE_EVENTS } from './here-events.ts';
import { LAYERS_EVENTS } from './layers-events.ts';
import { LEGAL_PRODUCTS_EVENTS } from './legal-products-events.ts';
import { LIGHTBOX_EVENTS } from './lightbox-events.ts';
import { MAP_CATALOGUE_EVENTS } from './map-catalogue-events.ts';
import { MEASURE_EVENTS } from './measure-events.ts';
import { NAVIGATION_EVENTS } from './navigation-events.ts';
import { NEWS_EVENTS } from './news-events.ts';
import { PANEL_EVENTS } from './panel-events.ts';
import { PARCEL_EVENTS } from './parcel-events.ts';
import { PLACE_EVENTS } from './place-events.ts';
import { PLACE_SEARCH_EVENTS } from './place-search-events.ts';
import { PRINT_EVENTS } from './print-events.ts';
import { PRODUCT_LIST_EVENTS } from './product-list-events.ts';
import { PROFILE_EVENTS } from './profile-events.ts';
import { SEARCH_EVENTS } from './search-events.ts';
import { SETBACK_EVENTS } from './setback-events.ts';

/**
 * The events of every machine of every page, by machine and type: the schema that each meets, and examples of it. What
 * testers send, record and replay is held against them; a visitor's page loads none of it.
 */
export const EVENT_SCHEMAS = {
  navigation: NAVIGATION_EVENTS,
  dialogs: DIALOGS_EVENTS,
  banners: BANNERS_EVENTS,
  autoplay: AUTOPLAY_EVENTS,
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
  checklist: CHECKLIST_EVENTS,
  parcel: PARCEL_EVENTS,
  canvas: CANVAS_EVENTS,
  centre: CENTRE_EVENTS,
  panel: PANEL_EVENTS,
  layers: LAYERS_EVENTS,
  place: PLACE_EVENTS,
  setback: SETBACK_EVENTS,
  placeSearch: PLACE_SEARCH_EVENTS,
  activity: ACTIVITY_EVENTS,
  measure: MEASURE_EVENTS,
  compare: COMPARE_EVENTS,
  here: HERE_EVENTS,
  print: PRINT_EVENTS,
} as const;

type Tables = typeof EVENT_SCHEMAS;
/** The events that the schemas of a machine describe. */
type Described<N extends keyof Tables> = v.InferOutput<Tables[N][keyof Tables[N]] & v.GenericSchema>;
/** A value that nobody changes, down to its last field. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
/** A value with all the fields that it may have: what one of two types lacks would else pass as left out. */
type Whole<T> = T extends object ? { readonly [Key in keyof T]-?: Whole<T[Key]> } : T;
type Within<A, B> = [A] extends [B] ? true : false;
type Same<A, B> = Within<A, B> | Within<B, A> | Within<Whole<A>, Whole<B>> | Within<Whole<B>, Whole<A>>;
type Differing = {
  [N in keyof EventsOf]: false extends Same<Frozen<Described<N>>, EventsOf[N]> ? N : never;
}[keyof EventsOf];

// A machine whose schemas say something else than its type does not compile here, by its name.
[] satisfies [Differing] extends [never] ? [] : [Differing];
