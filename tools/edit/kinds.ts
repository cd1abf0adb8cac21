import { ALBUM, ARTICLE, BANNER, LEGAL_PRODUCT, PERSON } from '@bupc/content';
import { datedName, titleOf } from '@bupc/content/files';
import type { Kind, PlainRecord } from '@bupc/editor';
import { citySchema } from '../city/city-schema.ts';
import { specialDaysEntry } from '../city/days/special-days-schema.ts';
import { noticeEntry } from '../city/notices/notice-schema.ts';
import { REGULATIONS_FOLDER } from '../city/regulations/read-regulations.ts';
import { regulationSchema } from '../city/regulations/regulation-schema.ts';
import { stepsSchema } from '../city/steps/steps-schema.ts';
import { wordSchema } from '../city/words/words-schema.ts';

/** What is read of an album's folder where its file does not say it (packages/content, read-gallery.ts). */
function albumOf(slug: string, pictures: readonly string[]): PlainRecord {
  const { day, rest } = datedName(slug);
  return { name: titleOf(rest), ...(day !== undefined && { date: day }), photos: pictures };
}

/** What of the content folder is edited in the browser, in the order of the editor's menu. */
export const KINDS: readonly Kind[] = [
  {
    name: 'news',
    title: 'Berita',
    one: 'Berita',
    hint: 'Tiap berita satu berkas; gambarnya tersimpan di folder yang bernama sama.',
    icon: 'newspaper',
    layout: 'article',
    folder: 'news',
    file: '{{slug}}',
    pictures: '{{slug}}',
    schema: ARTICLE,
    heading: 'title',
  },
  {
    name: 'gallery',
    title: 'Galeri',
    one: 'Album',
    hint: 'Tiap album satu folder foto.',
    icon: 'photo_library',
    layout: 'record',
    folder: 'gallery',
    file: '{{slug}}/album',
    pictures: '',
    schema: ALBUM,
    heading: 'name',
    absent: albumOf,
  },
  {
    name: 'banners',
    title: 'Gambar pembuka',
    one: 'Gambar',
    hint: 'Gambar besar di awal halaman.',
    icon: 'panorama',
    layout: 'list',
    list: 'banners/banners',
    pictures: '',
    schema: BANNER,
  },
  {
    name: 'staff',
    title: 'Pegawai',
    one: 'Pegawai',
    hint: 'Urutannya menurut kelompok; yang pertama tampil dahulu.',
    icon: 'groups',
    layout: 'list',
    list: 'staff',
    pictures: 'staff',
    schema: PERSON,
  },
  {
    name: 'legal-products',
    title: 'Produk hukum',
    one: 'Produk hukum',
    hint: 'Peraturan, lampiran, dan formulir.',
    icon: 'gavel',
    layout: 'list',
    list: 'legal-products',
    pictures: 'documents',
    schema: LEGAL_PRODUCT,
  },
  {
    name: 'regulations',
    title: 'Naskah peraturan',
    one: 'Peraturan',
    hint: 'Isi peraturan, pasal demi pasal; tiap peraturan satu halaman di situs.',
    icon: 'article',
    layout: 'article',
    folder: REGULATIONS_FOLDER,
    file: '{{slug}}',
    pictures: '',
    schema: regulationSchema,
    heading: 'singkat',
    slug: '{{singkat}}',
    isPlain: true,
  },
  {
    name: 'kantor',
    title: 'Kantor',
    one: 'Kantor',
    hint: 'Nama, jam layanan, telepon, layanan, pimpinan, dan tautan.',
    icon: 'apartment',
    layout: 'record',
    list: 'kantor',
    pictures: 'berkas',
    // Whether a file is there is looked at when it is saved.
    schema: citySchema(() => true),
  },
  {
    name: 'langkah',
    title: 'Langkah layanan',
    one: 'Langkah',
    hint: 'Keperluan warga, dan langkah tiap keperluan dari awal sampai selesai.',
    icon: 'format_list_numbered',
    layout: 'record',
    list: 'langkah',
    pictures: '',
    schema: stepsSchema(() => true),
  },
  {
    name: 'kata',
    title: 'Kata pencarian',
    one: 'Kata',
    hint: 'Kata lama dan kata sehari-hari, dan namanya sekarang.',
    icon: 'search',
    layout: 'list',
    list: 'kata',
    pictures: '',
    schema: wordSchema(() => true),
  },
  {
    name: 'libur',
    title: 'Hari libur',
    one: 'Hari libur',
    hint: 'Hari kantor tutup, atau buka dengan jam lain.',
    icon: 'event_busy',
    layout: 'list',
    list: 'libur',
    pictures: '',
    schema: specialDaysEntry,
  },
  {
    name: 'pengumuman',
    title: 'Pengumuman',
    one: 'Pengumuman',
    hint: 'Baris di atas semua halaman, dari satu hari sampai satu hari.',
    icon: 'campaign',
    layout: 'list',
    list: 'pengumuman',
    pictures: '',
    schema: noticeEntry(() => true),
  },
];
