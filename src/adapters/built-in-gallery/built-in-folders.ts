import type { GalleryFolder, GalleryImage } from '../../domain/gallery/gallery.ts';

/** A built-in folder in few words; its photos stand on this site under public/media, newest first. */
interface BuiltInFolder {
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  readonly created: string;
  readonly photos: readonly string[];
}

const SOURCES: readonly BuiltInFolder[] = [
  {
    id: 'bawaan-loket',
    name: 'Loket Pelayanan Tata Ruang',
    caption: 'Warga mengurus informasi tata ruang dan keterangan rencana kota di loket pelayanan.',
    created: '2024-11-18',
    photos: [
      '1gal-loket-01-rNNChSd2U2LqYy',
      '1gal-loket-02-cQLxakT8MdqRYa',
      '1gal-loket-03-gMqAN7Gtxum3o9',
      '1gal-loket-04-s8vPZkFkca2Snr',
      '1gal-meja-01-zTDsRRBMZGrsQeX',
    ],
  },
  {
    id: 'bawaan-udara',
    name: 'Kota dari Udara',
    caption: 'Foto udara permukiman, sungai dan lahan pertanian untuk pembaruan peta dasar.',
    created: '2024-11-11',
    photos: [
      '1gal-udara-01-RPKpL9u7Ut2EZ5',
      '1gal-udara-02-3siv9hYWMPvPjs',
      '1gal-udara-03-hE6xFSs7HET7ca',
      '1gal-udara-04-fPQWxgC5CYcHVd',
      '1gal-sawah-02-cetWGtHKmMmApC',
    ],
  },
  {
    id: 'bawaan-tanam',
    name: 'Penghijauan Sempadan Sungai',
    caption: 'Penanaman pohon bersama warga di sempadan sungai sebagai ruang terbuka hijau.',
    created: '2024-11-04',
    photos: [
      '1gal-tanam-01-x7pFiEDJT2gVXg',
      '1gal-tanam-02-FdkVdHKJqqdrjy',
      '1gal-tanam-03-jdbKNLYYTjCTMp',
      '1gal-tanam-04-AK9PWiPFVc7YFX',
    ],
  },
  {
    id: 'bawaan-kelas',
    name: 'Belajar Membaca Peta',
    caption: 'Pelajar mengenal peta rencana tata ruang dalam kelas peta.',
    created: '2024-10-22',
    photos: [
      '1gal-kelas-01-k2YUDbue4qvqjw',
      '1gal-kelas-02-kuHCCKtJpaAhYg',
      '1gal-kelas-03-NYUrv5miULoKyQ',
      '1gal-maket-02-SdxHkAchwNKjWA',
      '1gal-meja-02-h9L8M9BSYDG6Zx6',
    ],
  },
  {
    id: 'bawaan-pola',
    name: 'Peta Pola Ruang',
    caption: 'Lembar rencana pola ruang yang menjadi acuan pemanfaatan lahan.',
    created: '2024-10-14',
    photos: [
      '1gal-pola-01-T2o2z6phTvMEwBS',
      '1gal-pola-02-c5t3dbx8UjGpvjh',
      '1gal-pola-03-i7GN2FUPiLys2KD',
      '1gal-persil-03-qHjhRUJkh6BzD',
    ],
  },
  {
    id: 'bawaan-pantai',
    name: 'Garis Pantai',
    caption: 'Pemantauan garis pantai untuk rencana zona pesisir.',
    created: '2024-10-01',
    photos: [
      '1gal-pantai-01-5fLmNKAdxSEas',
      '1gal-pantai-02-tZHUnyZMLbe4e',
      '1gal-pantai-03-7fpJ79YiMarwP',
      '1gal-senja-01-d2vtqCXgXsWw2y',
    ],
  },
  {
    id: 'bawaan-ukur',
    name: 'Pengukuran Batas Persil',
    caption: 'Petugas mengukur dan menandai batas persil bersama warga.',
    created: '2024-09-23',
    photos: [
      '1gal-ukur-01-XmeLidAzbahXRde',
      '1gal-ukur-02-XDjFPzJ8NLrFVEx',
      '1gal-ukur-03-BntyCAEVpSdhLji',
      '1gal-patok-01-EqcJthcacT89N6',
      '1gal-patok-02-ZP5v3ikQRRoJBb',
    ],
  },
  {
    id: 'bawaan-pasar',
    name: 'Konsultasi di Pasar',
    caption: 'Meja konsultasi tata ruang hadir di pasar agar mudah didatangi warga.',
    created: '2024-08-29',
    photos: [
      '1gal-pasar-01-58FuT5WbofBW4V',
      '1gal-pasar-02-UubLcHRxVHNqTB',
      '1gal-pasar-03-UwYS42ZhAkgcHU',
      '1gal-rapat-01-xBenpvMqxR2m38',
    ],
  },
  {
    id: 'bawaan-sepeda',
    name: 'Jalur Hijau Kota',
    caption: 'Jalur sepeda dan pejalan kaki yang menghubungkan taman kota.',
    created: '2024-07-30',
    photos: [
      '1gal-sepeda-01-aCFg5MzTX3BM4',
      '1gal-sepeda-02-WUJRDXXfrMmMU',
      '1gal-sepeda-03-HQ3sobvMpZSDu',
      '1gal-sepeda-04-EVkEe23jboiWn',
    ],
  },
];

function photo(folder: BuiltInFolder, fileId: string, index: number): GalleryImage {
  const address = `/media/${fileId}/800.webp`;
  const place = folder.photos.length - index;
  return {
    imageName: `${folder.id.replace('bawaan-', '')}-${String(place).padStart(3, '0')}.webp`,
    imageIndex: place,
    fileId,
    mimeType: 'image/webp',
    directUrl: address,
    downloadUrl: address,
  };
}

/** The folders of the built-in fallback (spec §9): 9 folders, 40 photos, all of them on this site. */
export const BUILT_IN_FOLDERS: readonly GalleryFolder[] = SOURCES.map((folder) => ({
  folderId: folder.id,
  folderName: folder.name,
  caption: folder.caption,
  imageCount: folder.photos.length,
  images: folder.photos.map((fileId, index) => photo(folder, fileId, index)),
  createdDate: folder.created,
}));
