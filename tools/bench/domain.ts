import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import { prepareGallery } from '../../src/domain/gallery/prepare-gallery.ts';
import { searchFolders } from '../../src/domain/gallery/search-folders.ts';
import { pageOf } from '../../src/domain/shared/pages.ts';
import { generatedFolders } from './generated-folders.ts';
import { benchHostileFeeds } from './hostile-feeds.ts';
import { benchLegalProducts } from './legal-products.ts';
import { median, ms, timed } from './timing.ts';

const SIZES = [100, 1_000, 10_000];
const ROUNDS = 15;
const QUERY = 'survei sempadan sungai';

// What the search does while a visitor types a query to its end, one measure a key.
function keystrokes(folders: readonly GalleryFolder[]): number[] {
  return Array.from(QUERY, (_, index) =>
    timed(() => pageOf(searchFolders(folders, QUERY.slice(0, index + 1)), 1)),
  );
}

function measure(count: number) {
  const received = generatedFolders(count);
  const prepare: number[] = [];
  const first: number[] = [];
  const typed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let folders: readonly GalleryFolder[] = [];
    prepare.push(
      timed(() => {
        folders = prepareGallery(received);
      }),
    );
    const keys = keystrokes(folders);
    first.push(keys[0] ?? 0);
    typed.push(...keys);
  }
  return { prepare: median(prepare), first: median(first), key: median(typed), worst: Math.max(...typed) };
}

/**
 * Prints what the rules cost: those of hostile feeds, the legal products', and the gallery's at 100, 1,000 and 10,000
 * folders of 20 photos, and how that grows.
 */
export function main(): void {
  benchHostileFeeds();
  benchLegalProducts();
  measure(100);
  const rows = SIZES.map((folders) => ({ folders, ...measure(folders) }));
  console.table(
    rows.map(({ folders, prepare, first, key, worst }) => ({
      folders,
      prepareGallery: ms(prepare),
      'first keystroke': ms(first),
      'keystroke, median': ms(key),
      'keystroke, worst': ms(worst),
    })),
  );
  const [small, , large] = rows;
  if (small === undefined || large === undefined) return;
  const times = large.folders / small.folders;
  console.log(
    `${times} times the folders: prepareGallery costs ${(large.prepare / small.prepare).toFixed(0)} times,`,
  );
  console.log(`a keystroke ${(large.key / small.key).toFixed(0)} times as much.`);
}
