import { BANNERS_EVENTS } from './banners/banners-events.ts';
import { DIALOGS_EVENTS } from './dialogs/dialogs-events.ts';
import { FINDER_EVENTS } from './finder/finder-events.ts';
import { GALLERY_EVENTS } from './gallery/gallery-events.ts';
import { LIGHTBOX_EVENTS } from './gallery/lightbox-events.ts';
import { GUIDE_EVENTS } from './guide/guide-events.ts';
import { GUIDE_SEARCH_EVENTS } from './guide/guide-search-events.ts';
import { DROPDOWN_EVENTS } from './legal-products/dropdown-events.ts';
import { LEGAL_PRODUCTS_EVENTS } from './legal-products/legal-products-events.ts';
import { PRODUCT_LIST_EVENTS } from './legal-products/product-list-events.ts';
import { MAP_CATALOGUE_EVENTS } from './map/map-catalogue-events.ts';
import { ACTIVITY_EVENTS } from './map-page/activity-events.ts';
import { CANVAS_EVENTS } from './map-page/canvas-events.ts';
import { CENTRE_EVENTS } from './map-page/centre-events.ts';
import { COMPARE_EVENTS } from './map-page/compare-events.ts';
import { HERE_EVENTS } from './map-page/here-events.ts';
import { LAYERS_EVENTS } from './map-page/layers-events.ts';
import { MEASURE_EVENTS } from './map-page/measure-events.ts';
import { PANEL_EVENTS } from './map-page/panel-events.ts';
import { PLACE_EVENTS } from './map-page/place-events.ts';
import { PLACE_SEARCH_EVENTS } from './map-page/place-search-events.ts';
import { PRINT_EVENTS } from './map-page/print-events.ts';
import { SETBACK_EVENTS } from './map-page/setback-events.ts';
import { NAVIGATION_EVENTS } from './navigation/navigation-events.ts';
import { ARTICLE_EVENTS } from './news/article-events.ts';
import { NEWS_EVENTS } from './news/news-events.ts';
import { PARCEL_EVENTS } from './parcel/parcel-events.ts';
import { CHECKLIST_EVENTS } from './procedures/checklist-events.ts';
import { SEARCH_EVENTS } from './search/search-events.ts';
import { PROFILE_EVENTS } from './staff/profile-events.ts';

/**
 * The events of every machine of every page, by machine and type: the schema that each meets, and examples of it. What
 * testers send, record and replay is held against them; a visitor's page loads none of it.
 */
export const EVENT_SCHEMAS = {
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
