import type { SharePicture } from '@bupc/content';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { folderDateLabel } from '../../src/domain/gallery/folder-date.ts';
import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import { guideTitle } from '../../src/domain/guide/guide.ts';
import { dialogAddress, parseAddress } from '../../src/domain/navigation/address.ts';
import { DIALOG_IDS, type DialogId, dialogOf } from '../../src/domain/navigation/dialogs.ts';
import { type SharedSubject, sharePath } from '../../src/domain/navigation/share-path.ts';
import type { Article } from '../../src/domain/news/article.ts';
import { articleDateLabel, articleTime, modifiedTime } from '../../src/domain/news/article-date.ts';
import { articleExcerpt } from '../../src/domain/news/excerpt.ts';
import { articleImageId } from '../../src/domain/news/prepare-articles.ts';
import { newsArticleData } from '../../src/domain/news/structured-data.ts';
import { officeData, type StructuredData, serviceData } from '../../src/domain/office-data.ts';
import { stepsHeading } from '../../src/domain/procedures/step-words.ts';
import { listedServices, type OfferedService, offeredServices } from '../../src/domain/services/offered.ts';
import { durationText, feeText, isOffered } from '../../src/domain/services/service-table.ts';
import { PRIORITY_SERVICE_IDS } from '../../src/domain/services/terms.ts';
import { isoTime } from '../../src/domain/shared/jakarta-time.ts';
import type { RenderedProcedure, RenderedProcedures } from '../../src/prerender.tsx';
import { dialogName } from '../../src/ui/dialog-names.ts';

/** How many of the newest articles and of the newest folders have a page of their own. */
export const MOST_OF_A_FEED = 200;

/** A page of its own for an address that can be shared: the landing page with another head. */
export interface ShareablePage {
  readonly subject: SharedSubject;
  /** '/bagikan/…', without its ending. */
  readonly path: string;
  /** The address of /home that it is of. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly picture: SharePicture;
  readonly data: readonly StructuredData[];
  /** What stands before the page where its application does not come. */
  readonly plain?: string | undefined;
  /** When it last changed, in milliseconds since 1970, where that is known. */
  readonly changed?: number | undefined;
}

/** What shared pages are made of. */
export interface SharedContent {
  readonly city: CityConfig;
  readonly articles: readonly Article[];
  readonly folders: readonly GalleryFolder[];
  /** The needs with their steps, rendered. */
  readonly needs: RenderedProcedures;
  readonly guidePages: readonly { readonly page: number; readonly title: string }[];
  /** The addresses of the pictures of an article in its dialog, and of the cover of a folder. */
  readonly images: {
    readonly newsDialog: (fileId: string) => { readonly src: string };
    readonly gallery: (fileId: string) => { readonly src: string };
  };
}

const DESCRIPTIONS: Readonly<Partial<Record<DialogId, string>>> = {
  services: 'Empat layanan tata ruang: dokumen, waktu, biaya, dan hasilnya.',
  map: 'Layer peta rencana kota: pola ruang, struktur ruang, dan persil.',
  interaction: 'Tanya, lapor, beri saran, atau minta data tata ruang kepada petugas.',
};

/** The picture of the site itself. */
export function sitePicture(): SharePicture {
  return {
    name: 'situs',
    kind: 'panel',
    title: 'Mau mengurus apa hari ini?',
    foot: ['Layanan tata ruang, peta, dan aturan kota'],
  };
}

/**
 * Lists the addresses that can be shared, each with what a messenger shows of it (spec §2 Found from outside): every
 * dialog and its parts, the pages of the guide, the newest articles and folders. Where an address has several parameters,
 * the first page of this list that it names is its own. What no path can name is left out.
 */
export function sharedPages(content: SharedContent): ShareablePage[] {
  const guide = content.guidePages.map((page) => ofGuide(content.city, page));
  const pages = [
    ...content.articles.slice(0, MOST_OF_A_FEED).map((article) => ofArticle(content, article)),
    ...content.folders.slice(0, MOST_OF_A_FEED).map((folder) => ofFolder(content, folder)),
    ...guide,
    ...content.needs.procedures.map(ofProcedure),
    ...DIALOG_IDS.toReversed().flatMap((id) => ofDialog(content, id)),
  ];
  return pages.filter((page) => page !== undefined);
}

function shared(
  subject: SharedSubject,
  rest: Omit<ShareablePage, 'subject' | 'path' | 'address' | 'picture' | 'data'> & {
    readonly picture: Omit<SharePicture, 'name'>;
    readonly data?: readonly StructuredData[];
  },
): ShareablePage | undefined {
  const path = sharePath(subject);
  if (path === undefined) return undefined;
  const address = dialogAddress(parseAddress({ [subject.parameter]: subject.value || true }));
  const name = [subject.parameter, subject.value].filter(Boolean).join('-');
  return { data: [], ...rest, subject, path, address, picture: { ...rest.picture, name } };
}

function ofArticle({ city, images }: SharedContent, article: Article): ShareablePage | undefined {
  const url = `${city.origin}${dialogAddress({ artikel: article.id })}`;
  const pictures = article.images.map((image) => images.newsDialog(articleImageId(image)).src);
  return shared(
    { parameter: 'artikel', value: article.id },
    {
      title: article.title,
      description: articleExcerpt(article.content),
      picture: {
        kind: 'story',
        title: article.title,
        foot: ['Berita & Artikel', articleDateLabel(article.created, city)],
        cover: pictures[0],
      },
      data: [
        newsArticleData(article, {
          url,
          images: pictures.map((src) => new URL(src, city.origin).href),
          publisher: city.office.name,
          publisherUrl: city.origin,
        }),
      ],
      changed: modifiedTime(article) ?? articleTime(article),
    },
  );
}

function ofFolder({ images }: SharedContent, folder: GalleryFolder): ShareablePage | undefined {
  const cover = folder.images[0];
  return shared(
    { parameter: 'galeri', value: folder.folderId },
    {
      title: folder.folderName,
      description: folder.caption || `${folder.imageCount} foto`,
      picture: {
        kind: 'story',
        title: folder.folderName,
        foot: [`${folder.imageCount} foto`, folderDateLabel(folder.createdDate)],
        cover: cover && images.gallery(cover.fileId).src,
      },
      changed: isoTime(folder.createdDate),
    },
  );
}

function ofGuide({ centre }: CityConfig, { page, title }: { page: number; title: string }) {
  const name = guideTitle(centre.abbreviation);
  return shared(
    { parameter: 'panduan', value: String(page) },
    {
      title: title === '' || page === 1 ? name : `${title}, ${name}`,
      description: `${name}, halaman ${page}: layanan, dokumen, dan cara mengurusnya.`,
      picture: { kind: 'panel', title: page === 1 ? name : title || name, foot: [name, `Halaman ${page}`] },
    },
  );
}

function ofProcedure({ procedure, steps, html }: RenderedProcedure): ShareablePage | undefined {
  const { id, name, about, heading } = procedure;
  const names = steps.map((step) => step.name).join(', ');
  return shared(
    { parameter: 'mulai', value: id },
    {
      title: name,
      description: `${about}. ${stepsHeading(procedure, steps)} ${names}.`,
      picture: { kind: 'panel', title: name, foot: [heading, stepsHeading(procedure, steps)] },
      plain: html,
    },
  );
}

/** Describes the further services of an office, which have no page of their own. */
const ownServices = (city: CityConfig): StructuredData[] =>
  listedServices({ services: {}, ownServices: city.ownServices ?? [] }).map((service) =>
    serviceData(city, service, `${city.origin}${dialogAddress({ layanan: 'utama' })}`),
  );

function ofDialog({ city, needs }: SharedContent, id: DialogId): (ShareablePage | undefined)[] {
  const { parameter, word, parts = [], subject } = dialogOf(id);
  // Things of a feed and pages of the guide have their own.
  if (subject === 'id' || subject === 'ordinal') return [];
  const terms = PRIORITY_SERVICE_IDS.find((service) => id === `${service}Terms`);
  if (terms !== undefined && !isOffered(city.services, terms)) return [];
  const { title } = dialogName(id, city.centre);
  const description = DESCRIPTIONS[id] ?? city.description;
  const picture = { kind: 'panel', title, foot: [city.centre.tagline] } as const;
  return [
    ...offeredServices(city.services)
      .filter(({ card }) => parts.includes(card.id))
      .map((service) => ofService(city, service, parameter)),
    shared(
      { parameter, value: word ?? '' },
      {
        title,
        description,
        picture,
        ...(id === 'services' && { data: [officeData(city), ...ownServices(city)] }),
        ...(id === 'finder' && { plain: needs.list }),
      },
    ),
  ];
}

function ofService(city: CityConfig, service: OfferedService, parameter: string): ShareablePage | undefined {
  const { card, facts } = service;
  const address = dialogAddress(parseAddress({ [parameter]: card.id }));
  return shared(
    { parameter, value: card.id },
    {
      title: card.name,
      description: `${card.description} Waktu: ${durationText(facts)}. Biaya: ${feeText(facts)}.`,
      picture: {
        kind: 'panel',
        title: card.name,
        foot: [`Waktu: ${durationText(facts)}`, facts.fee && `Biaya: ${facts.fee}`],
      },
      data: [serviceData(city, service, `${city.origin}${address}`)],
    },
  );
}
