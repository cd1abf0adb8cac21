// The only script in the served page of the map: it loads the page's code. Where that does not come, or breaks at its
// start, the list stands, and the page says so (spec §8 Chunks and rendering).
import { showPlainPage } from './plain-page.ts';

declare const __MAP__: string;

// Features of early 2023, the oldest browsers that the application supports: an older one keeps the served page
// (decision 30).
if ('toSorted' in Array.prototype) import(/* @vite-ignore */ __MAP__).catch(() => showPlainPage('failed'));
else showPlainPage('old');
