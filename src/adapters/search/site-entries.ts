import { procedures } from 'virtual:city-steps';
import type { SearchItems } from '../../application/ports/search-index.ts';
import { PAGE_DESCRIPTIONS } from '../../domain/about/page-descriptions.ts';
import type { CityConfig } from '../../domain/city-config.ts';
import { productAddress, productBadge } from '../../domain/legal-products/legal-product-labels.ts';
import { mapCatalogue } from '../../domain/map/map-catalogue.ts';
import type { MapCategory } from '../../domain/map/map-category.ts';
import { INNER_PAGES, type InnerPageId, innerPages } from '../../domain/navigation/inner-pages.ts';
import { articleTime } from '../../domain/news/article-date.ts';
import { plainText } from '../../domain/news/excerpt.ts';
import { hoursText } from '../../domain/office-hours/opening-words.ts';
import { stepsOf } from '../../domain/procedures/procedure.ts';
import { stepsHeading } from '../../domain/procedures/step-words.ts';
import {
  articleEntry,
  entriesOf,
  folderEntry,
  personEntry,
  productEntry,
} from '../../domain/search/entries-of-items.ts';
import {
  contactEntry,
  interactionEntry,
  layerEntry,
  procedureEntry,
  type SearchedContact,
  type SearchedLayer,
  serviceEntry,
  termsEntry,
} from '../../domain/search/entries-of-office.ts';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import * as texts from '../../domain/search/texts.ts';
import { listedServices, priorityServices } from '../../domain/services/offered.ts';
import { durationText, feeText } from '../../domain/services/service-table.ts';
import { INTERACTIONS } from '../../domain/services/services.ts';
import { PRIORITY_TITLES, priorityTerms } from '../../domain/services/terms.ts';
import { waysToWrite } from '../../domain/services/ways-to-write.ts';
import { isoTime } from '../../domain/shared/jakarta-time.ts';
import { channelName } from '../../domain/shared/message.ts';
import { documentText } from '../../domain/shared/required-document.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';

/**
 * Gives the entries of the site itself: services and terms, layers of the map, contacts of the office, pages about the site.
 * @param mapUrl of another map, of which there are no data here
 */
export function siteEntries(config: CityConfig, mapUrl = ''): SearchEntry[] {
  const services = listedServices(config).map(({ card: { id, name, description }, facts }) => {
    const { documents, result, form, guidePage, abbreviation } = facts;
    return serviceEntry({
      id,
      name,
      abbreviation,
      description,
      documents: documents.map(documentText),
      facts: [
        `Waktu ${durationText(facts)}, biaya: ${feeText(facts)}`,
        `Hasil: ${result.name}: ${result.note}`,
      ],
      form,
      guidePage,
      isOwn: config.ownServices?.some((own) => own.id === id) ?? false,
    });
  });
  const terms = priorityServices(config.services).map(({ id: service, limits }) => {
    const { rules, note } = priorityTerms(limits);
    return termsEntry({ service, title: PRIORITY_TITLES[service], rules: [...rules, note] });
  });
  const layers = mapCatalogue(config.links.landMap).flatMap(layersOf).map(layerEntry);
  const needs = procedures.procedures.map((procedure) => {
    const steps = stepsOf(procedures, procedure);
    const names = steps.map((step) => step.name);
    return procedureEntry({ ...procedure, heading: stepsHeading(procedure, steps), steps: names });
  });
  return [
    ...services,
    ...needs,
    ...terms,
    ...INTERACTIONS.map((card) => interactionEntry({ ...card, ways: waysToWrite(card, config.contact) })),
    ...layers,
    ...[...contactsOf(config), ...pagesAbout(mapUrl)].map(contactEntry),
  ];
}

/** How the items of each source become entries; an item that cannot be read is left out alone. */
export const ENTRIES_OF: {
  readonly [Source in keyof SearchItems]: (items: SearchItems[Source]) => SearchEntry[];
} = {
  'legal-products': (products) =>
    entriesOf(products, (product, index) => {
      const { name, category, year } = product;
      const facts = { badge: productBadge(product), address: productAddress(product) };
      return productEntry({ name, category, year, ...facts }, index);
    }),
  gallery: (folders) =>
    entriesOf(folders, ({ folderId, folderName, caption, captionDetails, images, createdDate }) =>
      folderEntry({
        folderId,
        folderName,
        caption,
        fullText: captionDetails?.fullText,
        photoNames: images.map(({ imageName }) => imageName),
        time: isoTime(createdDate),
      }),
    ),
  news: (articles) =>
    entriesOf(articles, (article) => {
      const { id, title, content } = article;
      return articleEntry({ id, title, text: plainText(content), time: articleTime(article) });
    }),
  // The profile shows only the first of them (spec §2 Staff profile dialog).
  staff: (profiles) => entriesOf(profiles.slice(0, 1), personEntry),
};

function layersOf(category: MapCategory): SearchedLayer[] {
  const { name, description } = category;
  const own = { name, description, within: [] };
  if (category.kind === 'open')
    return [own, ...category.layers.map((layer) => ({ ...layer, within: [name] }))];
  if (category.kind === 'external') return [own];
  const inner = category.subcategories.flatMap((group) =>
    group.layers.map((layer) => ({ ...layer, within: [name, group.name] })),
  );
  return [own, ...inner];
}

function contactsOf({ contact, openingHours, specialDays = [] }: CityConfig): SearchedContact[] {
  const hours = openingHours.map((run) => `${run.label} ${hoursText(run).toLowerCase()}`);
  const special = specialDays.length > 0 ? ['libur', ...specialDays.map(({ name }) => name)] : [];
  return [
    {
      id: 'jam',
      title: texts.openingHours,
      text: hours.join(', '),
      keywords: ['jam layanan pelayanan buka tutup jadwal hari kantor', ...special].join(' '),
    },
    {
      id: 'alamat',
      title: sharedTexts.officeAddress,
      text: contact.address,
      keywords: 'lokasi letak datang kantor dinas',
    },
    {
      id: 'hotline',
      title: channelName(contact.hotline.href),
      text: contact.hotline.label,
      keywords: 'hotline whatsapp wa nomor telepon pesan kontak hubungi',
    },
    {
      id: 'kabar',
      title: sharedTexts.applicationStatus,
      text: texts.applicationStatusText,
      keywords: 'lacak melacak pelacakan status progres kemajuan sampai mana berkas nomor permohonan',
      page: '/admin/login',
    },
    {
      id: 'surel',
      title: sharedTexts.email,
      text: contact.email,
      keywords: 'email e-mail surat kontak hubungi',
    },
    {
      id: 'konsultasi',
      title: sharedTexts.consultationShort,
      text: contact.consultation,
      keywords: 'konsultasi petugas',
    },
  ];
}

/** The words under which people look for the pages about the site. */
const PAGE_WORDS: Readonly<Record<InnerPageId, readonly [id: string, words: string]>> = {
  accessibility: ['aksesibilitas', 'disabilitas difabel pembaca layar hambatan'],
  privacy: ['privasi', 'kuki cookie data pribadi pelacak simpan hapus'],
  siteMap: ['peta-situs', 'daftar isi sitemap semua halaman'],
  mapData: ['data-peta', 'unduh download geojson csv shp gis data terbuka lapisan'],
};

const pagesAbout = (mapUrl: string): SearchedContact[] =>
  innerPages({ mapUrl }).map((id) => {
    const [name, keywords] = PAGE_WORDS[id];
    const { title, path } = INNER_PAGES[id];
    return { id: name, title, text: PAGE_DESCRIPTIONS[id], keywords, page: path };
  });
