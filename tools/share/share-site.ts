import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  dataBlocks,
  type PicturePlan,
  pictureAddress,
  robots,
  type SharePicture,
  shareHead,
  sitemap,
} from '@bupc/content';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { createEmbeddedAddresses } from '../../src/adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from '../../src/adapters/image-addresses/proxy-addresses.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import { HOME } from '../../src/domain/navigation/address.ts';
import { HANDOFF_ROUTES, handoffAddress } from '../../src/domain/navigation/handoff.ts';
import { INNER_PAGES, innerPages } from '../../src/domain/navigation/inner-pages.ts';
import type { Article } from '../../src/domain/news/article.ts';
import { officeData, serviceData } from '../../src/domain/office-data.ts';
import { offeredServices } from '../../src/domain/services/offered.ts';
import { isGiven } from '../../src/domain/services/service-table.ts';
import { REGULATIONS } from '../../src/domain/shared/regulation-address.ts';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { ComposedPage } from '../build/page.ts';
import { FACE, MARK } from '../content/look.ts';
import { type ShareablePage, type SharedContent, sharedPages, sitePicture } from './pages.ts';

/** What of a page is its own beside its content. */
type OwnHead = Pick<ComposedPage, 'shareTags' | 'data' | 'plain'>;

/** What a build gives for its shared pages. */
export interface SharedSite extends Pick<SharedContent, 'city' | 'guidePages' | 'needs'> {
  readonly deployment: Deployment;
  readonly root: string;
  readonly articles: readonly Article[];
  readonly folders: readonly GalleryFolder[];
  /** The addresses of the pages of regulations. */
  readonly regulations: readonly string[];
  /** Composes the landing page with another head. */
  readonly compose: (own: OwnHead & Pick<ComposedPage, 'title' | 'description'>) => string;
}

// No address is theirs alone.
const NAMELESS = ['404.html', 'shell.html'];

const pathOf = (file: string): string => (file === 'index.html' ? HOME : `/${file.replace(/\.html$/, '')}`);

/**
 * Gives what the head of an own page says of it. That of the landing page says the least, since its first packets are
 * counted (decision 35): its title and description stand in for what is not said.
 */
export function pageHead(
  city: CityConfig,
  { file, title, described }: Pick<RenderedPage, 'file' | 'title' | 'described'>,
): OwnHead {
  if (NAMELESS.includes(file)) return {};
  const path = pathOf(file);
  const picture = `${city.origin}${pictureAddress(sitePicture().name)}`;
  const canonical = `${city.origin}${path}`;
  if (path === HOME) return { shareTags: shareHead({ canonical, picture }) };
  const { subject } = HANDOFF_ROUTES.find((route) => route.path === path) ?? {};
  const data = [
    ...offeredServices(city.services)
      .filter(({ card }) => card.id === subject)
      .map((service) => serviceData(city, service, canonical)),
    ...(path === INNER_PAGES.accessibility.path ? [officeData(city)] : []),
    ...(described ? [described] : []),
  ];
  return { shareTags: shareHead({ canonical, picture, title, kind: 'website' }), data: dataBlocks(data) };
}

/**
 * Writes what others find of the site: a page for each address that can be shared, the choice of these pages in _redirects,
 * sitemap.xml and robots.txt.
 * @returns the pictures that messengers show, to be drawn
 */
export async function shareSite(
  dist: string,
  site: SharedSite,
): Promise<{ readonly pictures: readonly SharePicture[]; readonly plan: Omit<PicturePlan, 'folders'> }> {
  const { city, deployment, root } = site;
  const images =
    deployment.imageDelivery === 'proxy'
      ? createProxyAddresses(deployment.imageProxyUrl)
      : createEmbeddedAddresses();
  const shared = sharedPages({ ...site, images });
  for (const page of shared) {
    const file = resolve(dist, `.${page.path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, site.compose(headOf(city, page)));
  }
  const { poster } = city.videos.support;
  await appendFile(resolve(dist, '_redirects'), chosenByQuery(shared));
  const inner = innerPages(deployment).map((id) => INNER_PAGES[id].path);
  const own = [HOME, ...inner, REGULATIONS, ...handedOver(deployment, city), ...site.regulations].map(
    (address) => ({ address }),
  );
  await writeFile(resolve(dist, 'sitemap.xml'), sitemap(city.origin, [...own, ...shared]));
  await writeFile(resolve(dist, 'robots.txt'), robots(city.origin));
  return {
    pictures: [sitePicture(), ...shared.map(({ picture }) => picture)],
    plan: {
      look: { nameLines: city.office.nameLines, mark: MARK, face: FACE },
      land: poster,
      cache: resolve(root, 'node_modules/.cache/share-pictures'),
    },
  };
}

/** The pages of services that say what to do; those that lead on at once, and both doors of the portal, are no finds. */
const handedOver = (targets: Deployment, { services }: CityConfig): string[] =>
  HANDOFF_ROUTES.filter(
    (route) =>
      !['/admin/login', '/register'].includes(route.path) &&
      !handoffAddress(route, targets) &&
      isGiven(services, route.subject),
  ).map(({ path }) => path);

function headOf(
  city: CityConfig,
  { address, title, description, picture, data, subject, plain }: ShareablePage,
) {
  const { abbreviation } = city.centre;
  return {
    title: `${title} | ${abbreviation}`,
    description,
    shareTags: shareHead({
      canonical: `${city.origin}${address}`,
      picture: `${city.origin}${pictureAddress(picture.name)}`,
      title,
      site: `${abbreviation} | ${city.office.name}`,
      kind: subject.parameter === 'artikel' ? 'article' : 'website',
    }),
    data: dataBlocks(data),
    plain,
  };
}

/** Says which page is given for /home with which query, in the form of _redirects. */
export function chosenByQuery(pages: readonly Pick<ShareablePage, 'subject' | 'path'>[]): string {
  return pages
    .map(({ subject, path }) => `${HOME} ${subject.parameter}=${subject.value} ${path}.html 200!\n`)
    .join('');
}
