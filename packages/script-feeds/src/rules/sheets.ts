import type { SheetSpec } from './sheet-spec.ts';

/** The sheet of the banners. */
export const BANNER_SHEET = {
  name: 'Banner',
  words: ['Banners', 'Spanduk'],
  columns: {
    name: { header: 'Nama', words: ['Judul', 'Name', 'Title'], needed: true },
    url: { header: 'Gambar', words: ['Tautan', 'Link', 'Url', 'Foto', 'Image'], needed: true, links: true },
  },
} as const satisfies SheetSpec;

/** The sheet of the gallery's folders. */
export const GALLERY_SHEET = {
  name: 'Galeri',
  words: ['Gallery'],
  columns: {
    folder: { header: 'Folder', words: ['Tautan', 'Link', 'Url', 'Map'], needed: true, links: true },
    every: { header: 'Semua Subfolder', words: ['Subfolder', 'Subfolders', 'All Subfolders'] },
    name: { header: 'Nama', words: ['Judul', 'Name', 'Title'] },
    caption: { header: 'Keterangan', words: ['Caption', 'Deskripsi', 'Description'] },
    date: { header: 'Tanggal', words: ['Tgl', 'Date', 'Created'] },
  },
} as const satisfies SheetSpec;

/** The sheet of the legal products. */
export const LEGAL_PRODUCT_SHEET = {
  name: 'Produk Hukum',
  words: ['Legal Products', 'Hukum', 'Peraturan'],
  columns: {
    name: { header: 'Nama', words: ['Judul', 'Name', 'Title'], needed: true },
    url: { header: 'Berkas', words: ['Tautan', 'Link', 'Url', 'File', 'Dokumen'], needed: true, links: true },
    type: { header: 'Jenis', words: ['Jenis Berkas', 'Tipe', 'Type', 'Format'] },
    category: { header: 'Kategori', words: ['Category'] },
    year: { header: 'Tahun', words: ['Year'] },
  },
} as const satisfies SheetSpec;

/** The sheet of the staff. */
export const STAFF_SHEET = {
  name: 'Staf',
  words: ['Staff', 'Pegawai', 'Profil'],
  columns: {
    id: { header: 'Id', words: ['Kode', 'Code'] },
    title: { header: 'Nama', words: ['Judul', 'Name', 'Title'], needed: true },
    imageUrl: { header: 'Foto', words: ['Gambar', 'Photo', 'Image', 'Image Url'], needed: true, links: true },
    category: { header: 'Jabatan', words: ['Kategori', 'Position', 'Category'] },
    description: { header: 'Deskripsi', words: ['Keterangan', 'Description'] },
    location: { header: 'Lokasi', words: ['Tempat', 'Location'] },
    date: { header: 'Tahun', words: ['Tanggal', 'Year', 'Date'] },
  },
} as const satisfies SheetSpec;

/** The sheet of the articles. */
export const NEWS_SHEET = {
  name: 'Berita',
  words: ['News', 'Artikel', 'Articles'],
  columns: {
    id: { header: 'Id', words: ['Kode', 'Code', 'Slug'] },
    title: { header: 'Judul', words: ['Nama', 'Title', 'Headline'], needed: true },
    date: { header: 'Tanggal', words: ['Tgl', 'Date', 'Created'], needed: true },
    content: { header: 'Isi', words: ['Teks', 'Content', 'Text'] },
    document: { header: 'Dokumen', words: ['Naskah', 'Document', 'Doc'], links: true },
    pictures: { header: 'Foto', words: ['Gambar', 'Photos', 'Pictures', 'Images'], links: true },
    captions: { header: 'Keterangan Foto', words: ['Keterangan', 'Captions', 'Photo Captions'] },
    modified: { header: 'Diperbarui', words: ['Diubah', 'Updated', 'Modified'] },
  },
} as const satisfies SheetSpec;

/** The keys of a sheet's columns. */
export type KeyOf<Spec extends SheetSpec> = Extract<keyof Spec['columns'], string>;

/** Every sheet that an office fills. */
export const SHEETS: readonly SheetSpec[] = [
  BANNER_SHEET,
  GALLERY_SHEET,
  LEGAL_PRODUCT_SHEET,
  STAFF_SHEET,
  NEWS_SHEET,
];
