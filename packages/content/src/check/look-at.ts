import { mediaFileId } from '../addresses.ts';
import type { ImageUse } from '../items.ts';
import { said } from '../language.ts';
import type { ContentSite } from '../site.ts';
import type { PictureAddresses, PictureSource } from '../site-rules.ts';
import type { PictureState } from './loaded-feed.ts';

/** Where the page gets its pictures from. */
export interface PageOptions {
  readonly site: ContentSite;
  /** How it addresses them. */
  readonly images: PictureAddresses;
  /** Whether the site has a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** Requests a picture of another host and gives the reason where it cannot be loaded; absent where that is not done. */
  readonly ask?: (address: string) => Promise<string | undefined>;
}

/** Looks at a picture where the page would ask for it, in all its widths. */
export async function lookAt(
  key: string,
  uses: readonly ImageUse[],
  { site, images, hasFile, ask }: PageOptions,
): Promise<PictureState> {
  const sources = sourcesOf(site, key, uses, images);
  const addresses = [
    ...new Set(sources.flatMap(({ src, srcset }) => [src, ...srcset.map((one) => one.src)])),
  ];
  if (addresses.includes('')) {
    return {
      level: 'warning',
      message: said(
        'halaman tidak meminta ke host lain; gambarnya tidak tampil: simpan berkasnya di folder isi dan tulis namanya (atau sebut hostnya di VITE_CONTENT_HOSTS)',
        'the page may not ask its host; no picture is shown: put the file into the content folder and write its name (or name the host in VITE_CONTENT_HOSTS)',
      ),
    };
  }
  const gone = addresses.filter((address) => address.startsWith('/') && !hasFile(address));
  if (gone.length > 0)
    return {
      level: 'error',
      message: said(`${gone.join(', ')} tidak ada`, `there is no ${gone.join(', ')}`),
    };
  const [outside] = addresses.filter((address) => !address.startsWith('/'));
  if (outside === undefined) return 'had';
  if (ask === undefined) return 'not asked';
  const problem = await ask(outside);
  return problem === undefined ? 'had' : { level: 'error', message: problem };
}

function sourcesOf(
  { pictures }: ContentSite,
  key: string,
  uses: readonly ImageUse[],
  images: PictureAddresses,
): PictureSource[] {
  const isAddress = /^(?:https?:|\/)/i.test(key);
  return uses.map((use) => {
    if (!isAddress || use === 'portrait') return images[use](key);
    // An image in a content.
    const fileId = mediaFileId(key) ?? pictures.driveFileId(key);
    if (fileId !== undefined && !key.startsWith('/')) return images[use](fileId);
    const src = key.startsWith('/') ? key : (images.elsewhere(key) ?? '');
    return { src, srcset: [], fallbacks: [] };
  });
}
