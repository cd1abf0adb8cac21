import { said } from '@bupc/content/files';
import { pageCount } from '../../../src/domain/shared/pages.ts';
import type { Seen } from './report-schema.ts';

const INDENT = '  ';

/** Writes what a visitor will see, a section of the page after the other, in the page's own words. */
export function seenLines(seen: Seen): string[] {
  return [
    said('Yang akan dilihat pengunjung', 'What a visitor will see'),
    ...section('Gambar utama', bannerLines(seen.banners)),
    ...section('Profil', profileLines(seen.profile)),
    ...section('Berita & Artikel', newsLines(seen.news)),
    ...section('PRODUK HUKUM', productLines(seen.legalProducts)),
    ...section('Galeri Foto', galleryLines(seen.gallery)),
  ];
}

function section(heading: string, lines: readonly string[] | undefined): string[] {
  return lines === undefined
    ? []
    : ['', `${INDENT}${heading}`, ...lines.map((line) => `${INDENT}${INDENT}${line}`)];
}

function bannerLines(banners: Seen['banners']): string[] | undefined {
  if (banners?.length === 0) return ['No images available'];
  return banners?.map(({ name, link }, place) => `${place + 1}. ${name} -> ${link}`);
}

function profileLines(profile: Seen['profile']): string[] | undefined {
  if (profile === undefined) return undefined;
  const { isSample, title, description, category } = profile;
  if (title === undefined) return ['Tidak ada data profil yang tersedia.'];
  return [
    ...(isSample ? [said('(contoh, karena profil belum ada)', '(a sample, since there is no profile)')] : []),
    title,
    description,
    category,
  ].filter((line) => line !== undefined && line !== '') as string[];
}

function newsLines(news: Seen['news']): string[] | undefined {
  if (news === undefined) return undefined;
  if (news.articles.length === 0) return ['Tidak Ada Artikel', 'Belum ada artikel tersedia saat ini.'];
  const cards = news.articles.flatMap(({ title, date, pictures, excerpt }, place) => [
    `${place + 1}. ${title}`,
    `   ${date}, ${pictures} foto`,
    `   ${onOneLine(excerpt)}`,
  ]);
  return [...cards, ...(news.hasMore ? ['[Lihat Semua Artikel]'] : [])];
}

// As a browser shows it.
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

function productLines(products: Seen['legalProducts']): string[] | undefined {
  if (products === undefined) return undefined;
  const { dropdown, section: cards, footer } = products;
  if (cards.length === 0) return ['Tidak ada produk hukum tersedia'];
  return [
    ...cards.map(({ name, badge, type, address }) => `[${badge}] ${name} (${type}) -> ${address}`),
    footer,
    `${dropdown.heading}: ${dropdown.names.join('; ')}`,
  ];
}

function galleryLines(gallery: Seen['gallery']): string[] | undefined {
  if (gallery === undefined) return undefined;
  const albums = gallery.pages.flat();
  if (albums.length === 0) return ['Tidak Ada Galeri', 'Belum ada galeri foto tersedia saat ini.'];
  return gallery.pages.flatMap((page, index) => [
    `${index + 1} dari ${pageCount(albums.length)}`,
    ...page.flatMap(({ name, date, photos, caption, hasZip }) => [
      `- ${name}: ${photos === 0 ? 'Folder galeri ini kosong' : `${photos} foto`}, ${date}${hasZip ? ', ZIP' : ''}`,
      ...(caption === '' ? [] : [`  ${caption}`]),
    ]),
  ]);
}
