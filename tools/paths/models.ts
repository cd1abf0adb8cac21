import type { Model } from '@bupc/inspector/paths/model.ts';
import { articleDialog } from './models/article.ts';
import { banners } from './models/banners.ts';
import { dialogs } from './models/dialogs.ts';
import { dropdown } from './models/dropdown.ts';
import { finder } from './models/finder.ts';
import { gallery } from './models/gallery.ts';
import { guide } from './models/guide.ts';
import { guideSearch } from './models/guide-search.ts';
import { legalProducts } from './models/legal-products.ts';
import { lightbox } from './models/lightbox.ts';
import { activity, centre, here, place, placeSearch, print } from './models/map-asking.ts';
import { mapCatalogue } from './models/map-catalogue.ts';
import { canvas, compare, layers, measure, panel } from './models/map-plain.ts';
import { navigation } from './models/navigation.ts';
import { news } from './models/news.ts';
import { productList } from './models/product-list.ts';
import { staffProfile } from './models/profile.ts';
import { search } from './models/search.ts';

/** The path models of all machines of all pages; a test checks that none is missing. */
export const MODELS: readonly Model[] = [
  navigation,
  dialogs,
  banners,
  gallery,
  lightbox,
  guide,
  guideSearch,
  news,
  articleDialog,
  legalProducts,
  dropdown,
  productList,
  staffProfile,
  mapCatalogue,
  search,
  finder,
  canvas,
  centre,
  panel,
  layers,
  place,
  placeSearch,
  activity,
  measure,
  compare,
  here,
  print,
];
