import * as sharedTexts from '../shared/texts.ts';
import { linesOf, MAX_LINES } from './entry-lines.ts';
import { LAW_WORDS } from './law-words.ts';
import type { SearchEntry } from './search-entry.ts';
import * as texts from './texts.ts';

/** A legal product, with the texts of its card. */
export interface SearchedProduct {
  readonly name: string;
  readonly category?: string | undefined;
  readonly year?: string | undefined;
  readonly badge: string;
  readonly address: string;
}

/** An article, with the text of its content. */
export interface SearchedArticle {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Milliseconds since 1970, where it is known. */
  readonly time?: number | undefined;
}

/** A folder of photos, with their names. */
export interface SearchedFolder {
  readonly folderId: string;
  readonly folderName: string;
  readonly caption: string;
  readonly fullText?: string | undefined;
  readonly photoNames: readonly string[];
  /** Milliseconds since 1970, where it is known. */
  readonly time?: number | undefined;
}

/** A person as the profile shows them. */
export interface SearchedPerson {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** A page of the guide, counted from 1. */
export interface SearchedPage {
  readonly page: number;
  readonly title: string;
  readonly text: string;
}

/**
 * Makes entries of items, each by itself: an item that cannot be read is left out, and the others stay (spec §5
 * Search).
 * @param make reads an item; an error leaves out that item only
 */
export function entriesOf<Item>(
  items: readonly Item[],
  make: (item: Item, index: number) => SearchEntry,
): SearchEntry[] {
  return items.flatMap((item, index) => {
    try {
      return make(item, index);
    } catch {
      return [];
    }
  });
}

/** Whether a category is one of laws, and not of forms, annexes or guides, which people search for by other words. */
const isLaw = (category: string): boolean =>
  /^(?:perda|perwali|perpres|permen|peraturan|keputusan|undang|uu\b)/i.test(category);

/** A legal product opens in a tab of its own. */
export function productEntry(
  { name, category, year, badge, address }: SearchedProduct,
  index: number,
): SearchEntry {
  return {
    id: `${index}`,
    group: 'products',
    title: name,
    keywords: isLaw(category || name) ? LAW_WORDS : 'produk hukum',
    lines: linesOf([[category, year].filter((part) => part !== undefined && part !== '').join(' · ')]),
    target: { kind: 'tab', href: address },
    badge,
  };
}

/** An article opens in its dialog. */
export function articleEntry({ id, title, text, time }: SearchedArticle): SearchEntry {
  const target = { kind: 'dialog', open: { artikel: id } } as const;
  const keywords = 'berita artikel';
  return {
    id,
    group: 'news',
    title,
    keywords,
    lines: linesOf([text]),
    target,
    ...(time !== undefined && { time }),
  };
}

/** A folder opens in the lightbox, at the photo whose name was found. */
export function folderEntry({
  folderId,
  folderName,
  caption,
  fullText,
  photoNames,
  time,
}: SearchedFolder): SearchEntry {
  const open = { galeri: folderId, foto: 1 };
  const photos = photoNames.map((name, index) => ({
    text: name.replace(/\.\w{2,5}$/, '').replace(/[-_]+/g, ' '),
    target: { kind: 'dialog', open: { ...open, foto: index + 1 } } as const,
  }));
  return {
    id: folderId,
    group: 'photos',
    title: folderName,
    keywords: 'galeri foto dokumentasi album gambar',
    lines: [...linesOf([caption, fullText]), ...photos].slice(0, MAX_LINES),
    target: { kind: 'dialog', open },
    ...(time !== undefined && { time }),
  };
}

/** A person is shown by the profile. */
export function personEntry({ id, title, description, category }: SearchedPerson): SearchEntry {
  return {
    id,
    group: 'people',
    title,
    keywords: 'petugas pegawai kepala pejabat',
    lines: linesOf([category, description]),
    target: { kind: 'dialog', open: { profil: true } },
  };
}

/** A page of the guide opens there. */
export function pageEntry({ page, title, text }: SearchedPage): SearchEntry {
  return {
    id: `${page}`,
    group: 'guide',
    title: title === '' ? sharedTexts.page(page) : texts.guidePageWithTitle({ page, title }),
    lines: linesOf([text]),
    target: { kind: 'dialog', open: { panduan: page } },
  };
}
