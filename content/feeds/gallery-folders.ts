/** What a gallery folder is made from; `photos` are slugs of pictures, the cover first. */
export interface FolderSource {
  readonly slug: string;
  readonly name: string;
  readonly day: string;
  readonly caption: string;
  readonly detail: string;
  readonly photos: readonly string[];
  readonly zip: boolean;
}

const photos = (...names: readonly string[]): string[] => names.map((name) => `gal-${name}`);

/** The folders, newest first; two neighbours never open with the same kind of picture. */
export const folderSources: readonly FolderSource[] = [
  {
    slug: 'loket-prioritas',
    name: 'Loket Layanan Prioritas',
    day: '2024-11-18',
    caption: 'Suasana loket pada pekan layanan prioritas ITR dan KRK di balai kota.',
    detail:
      'Selama satu pekan, loket lantai satu balai kota membuka jalur prioritas untuk ITR dan KRK. Petugas ' +
      'memeriksa kelengkapan berkas di tempat, sehingga warga tahu sejak awal apa yang masih kurang.',
    photos: photos(
      'loket-01',
      'loket-02',
      'meja-01',
      'loket-03',
      'rapat-02',
      'loket-04',
      'balai-01',
      'pola-02',
      'kelas-02',
    ),
    zip: true,
  },
  {
    slug: 'udara-barat',
    name: 'Foto Udara Sisi Barat Kota',
    day: '2024-11-11',
    caption: 'Pemotretan udara kawasan lindung di sisi barat kota untuk pembaruan peta dasar.',
    detail:
      'Pesawat tanpa awak memotret sisi barat kota pada pagi yang cerah. Hasilnya dipakai untuk memperbarui ' +
      'peta dasar, memeriksa tutupan hutan di lereng, dan mencocokkan jalan lingkungan yang baru dibuka.',
    photos: photos(
      'udara-01',
      'udara-02',
      'udara-03',
      'sawah-02',
      'udara-04',
      'pantai-02',
      'patok-01',
      'sawah-01',
      'ukur-03',
      'persil-02',
      'pola-01',
      'senja-02',
    ),
    zip: true,
  },
  {
    slug: 'tanam-sempadan',
    name: 'Menanam di Sempadan Sungai',
    day: '2024-11-04',
    caption: 'Seribu bibit ditanam bersama warga di jalur hijau sempadan sungai.',
    detail:
      'Warga, pelajar, dan pegawai menanam seribu bibit di sempadan sungai. Akar pohon menahan tebing, ' +
      'sedangkan jalur hijaunya kelak menjadi tempat berjalan kaki dan bersepeda.',
    photos: photos(
      'tanam-01',
      'tanam-02',
      'tanam-03',
      'sepeda-02',
      'tanam-04',
      'udara-02',
      'patok-02',
      'sepeda-03',
    ),
    zip: true,
  },
  {
    slug: 'lembar-persil',
    name: 'Lembar Persil Kelurahan',
    day: '2024-10-29',
    caption: 'Lembar peta persil yang telah diperiksa ulang bersama kantor pertanahan dan kelurahan.',
    detail:
      'Setiap lembar memuat batas persil, jalan, dan saluran. Sudut yang meragukan diukur kembali di lapangan ' +
      'bersama pemilik tanah, lalu lembarnya ditandatangani oleh kelurahan.',
    photos: photos('persil-01', 'persil-02', 'meja-02', 'persil-03', 'ukur-04', 'patok-01'),
    zip: true,
  },
  {
    slug: 'kelas-peta',
    name: 'Kelas Peta untuk Pelajar',
    day: '2024-10-22',
    caption:
      'Pelajar belajar membaca peta rencana kota. Di akhir kelas, mereka menggambar kampungnya sendiri.',
    detail:
      'Kelas peta diadakan sebulan sekali. Pelajar mengenal warna zona, mengukur jarak dengan skala, dan ' +
      'menggambar kampungnya sendiri: rumah, jalan, sekolah, dan tempat bermain.',
    photos: photos(
      'kelas-01',
      'maket-02',
      'kelas-02',
      'meja-01',
      'kelas-03',
      'balai-02',
      'pola-03',
      'rapat-03',
      'meja-02',
      'persil-01',
      'maket-03',
    ),
    zip: true,
  },
  {
    slug: 'pola-ruang',
    name: 'Lembar Pola Ruang RTRW',
    day: '2024-10-14',
    caption: 'Seri lembar pola ruang 2024–2043 yang dipamerkan di ruang tunggu balai kota.',
    detail:
      'Lembar pola ruang menunjukkan arah pemanfaatan tanah sampai tahun 2043: kuning untuk perumahan, merah ' +
      'untuk perdagangan dan jasa, biru untuk fasilitas umum, dan hijau untuk kawasan lindung serta taman.',
    photos: photos('pola-01', 'pola-02', 'rapat-01', 'pola-03', 'meja-01', 'persil-03'),
    zip: true,
  },
  {
    slug: 'maket-tepi-sungai',
    name: 'Maket Kawasan Tepi Sungai',
    day: '2024-10-07',
    caption: 'Maket kawasan tepi sungai dibahas bersama warga sebelum rencananya digambar.',
    detail:
      'Dengan maket, warga dapat melihat tinggi bangunan, lebar jalan, dan letak taman tanpa harus membaca ' +
      'gambar teknik. Usulan ditulis pada kertas kecil dan ditancapkan langsung di atas maket.',
    photos: photos('maket-01', 'maket-02', 'rapat-03', 'maket-03', 'udara-02', 'pasar-02', 'tanam-03'),
    zip: true,
  },
  {
    slug: 'garis-pantai',
    name: 'Garis Pantai dari Udara',
    day: '2024-10-01',
    caption: 'Potret garis pantai untuk rencana zona pesisir dan ruang terbuka publik.',
    detail:
      'Potret udara ini menjadi dasar penetapan sempadan pantai. Garis yang mundur ditandai sebagai kawasan ' +
      'rawan abrasi, sedangkan pasir yang tumbuh disiapkan sebagai ruang terbuka publik.',
    photos: photos('pantai-01', 'pantai-02', 'udara-03', 'pantai-03', 'udara-04', 'pola-02', 'senja-01'),
    zip: false,
  },
  {
    slug: 'batas-kelurahan',
    name: 'Pengukuran Batas Kelurahan',
    day: '2024-09-23',
    caption: 'Tim ukur bersama tokoh warga menetapkan titik batas di lapangan.',
    detail:
      'Titik batas antarkelurahan ditetapkan bersama di lapangan. Setiap titik dipasangi patok, difoto dari ' +
      'empat arah, dan dicatat koordinatnya agar tidak ada lagi keraguan di kemudian hari.',
    photos: photos(
      'ukur-01',
      'ukur-02',
      'patok-01',
      'ukur-03',
      'sawah-03',
      'ukur-04',
      'patok-02',
      'persil-02',
      'rapat-02',
    ),
    zip: true,
  },
  {
    slug: 'kota-senja',
    name: 'Kota di Waktu Senja',
    day: '2024-09-12',
    caption: 'Lampu-lampu kota seusai magrib. Cahaya menunjukkan pusat kegiatan yang tumbuh.',
    detail:
      'Potret senja membantu perencana melihat kawasan yang ramai pada malam hari: pasar malam, tepi sungai, ' +
      'dan simpang utama. Dari sana lampu jalan dan jalur pejalan kaki direncanakan.',
    photos: photos('senja-01', 'senja-02', 'senja-03'),
    zip: false,
  },
  {
    slug: 'konsultasi-pasar',
    name: 'Konsultasi di Pasar Pagi',
    day: '2024-08-29',
    caption: 'Meja konsultasi keliling menjawab pertanyaan pedagang dan pembeli di pasar pagi.',
    detail:
      'Meja konsultasi keliling berpindah dari pasar ke pasar setiap Kamis kedua. Pertanyaan yang paling sering: ' +
      'bolehkah rumah dijadikan kios, dan berapa jarak bangunan dari saluran.',
    photos: photos('pasar-01', 'pasar-02', 'loket-03', 'pasar-03', 'meja-02'),
    zip: true,
  },
  {
    slug: 'sawah-dilindungi',
    name: 'Lahan Sawah Dilindungi',
    day: '2024-08-15',
    caption: 'Hamparan sawah yang ditetapkan sebagai lahan pangan berkelanjutan sampai tahun 2043.',
    detail:
      'Lahan pangan berkelanjutan tidak boleh dialihfungsikan. Batasnya digambar di peta rencana, dipasangi ' +
      'patok di lapangan, dan diperiksa dua kali setahun bersama kelompok tani.',
    photos: photos('sawah-01', 'sawah-02', 'ukur-02', 'sawah-03'),
    zip: true,
  },
  {
    slug: 'jalur-hijau',
    name: 'Bersepeda di Jalur Hijau',
    day: '2024-07-30',
    caption: 'Uji coba jalur sepeda di tepi sungai bersama komunitas pesepeda dan keluarga.',
    detail:
      'Jalur sepanjang empat kilometer dicoba bersama keluarga dan komunitas pesepeda. Catatan mereka tentang ' +
      'naungan, lampu, dan tempat duduk menjadi masukan bagi rancangan akhir.',
    photos: photos('sepeda-01', 'sepeda-02', 'sepeda-03', 'tanam-02', 'sepeda-04', 'udara-02'),
    zip: false,
  },
];
