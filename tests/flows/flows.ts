import type { Flow } from '@bupc/bench/browsers/flow.ts';
import { banners } from './banners.ts';
import { dialogs } from './dialogs.ts';
import { gallery } from './gallery.ts';
import { guide } from './guide.ts';
import { legalProducts } from './legal-products.ts';
import { news } from './news.ts';
import { offline } from './offline.ts';
import { others } from './others.ts';
import { pages } from './pages.ts';
import { testers } from './testers.ts';

/** All flows, in the order in which the table names them. */
export const FLOWS: readonly Flow[] = [
  ...pages,
  ...dialogs,
  ...banners,
  ...legalProducts,
  ...news,
  ...gallery,
  ...guide,
  ...others,
  ...offline,
  ...testers,
];
