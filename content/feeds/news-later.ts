import { type ArticleSource, paragraphs } from './news-source.ts';

/** The articles behind the first six, newest first. */
export const laterArticles: readonly ArticleSource[] = [
  {
    slug: 'jalur-sepeda-tepi-sungai',
    title: 'Jalur sepeda tepi sungai diuji bersama keluarga',
    created: '2024-09-30T01:00',
    modified: '2024-10-01T02:00',
    form: 'timestamp',
    photos: ['gal-sepeda-01', 'gal-sepeda-03', 'gal-tanam-02', 'gal-sepeda-02', 'gal-udara-02'],
    content: paragraphs(
      'Empat kilometer jalur sepeda di tepi sungai diuji pada hari bebas kendaraan. Sekitar dua ratus orang ' +
        'mencobanya dan menuliskan kesan pada papan di ujung jalur.',
      'Kesan yang paling banyak: jalurnya teduh, tetapi lampunya masih jarang di dekat jembatan. Tempat duduk dan ' +
        'keran air minum juga diminta di setiap kilometer.',
      'Masukan itu dibawa ke rancangan akhir. Pekerjaan lampu didahulukan karena menyangkut keselamatan.',
    ),
  },
  {
    slug: 'layanan-prioritas',
    title: 'Layanan prioritas: lima permohonan sehari, selesai lebih cepat',
    created: '2024-09-17T03:30',
    modified: '2024-09-17T03:30',
    form: 'readable',
    photos: ['gal-loket-01', 'gal-loket-02', 'gal-balai-01', 'gal-rapat-02', 'gal-meja-01'],
    content: paragraphs(
      'Layanan prioritas ITR dan KRK menerima lima permohonan setiap hari kerja, masing-masing untuk satu ' +
        'sertipikat. Kuota dihitung kembali setiap pagi pada hari kerja.',
      '<p><strong>Syaratnya sederhana:</strong></p><ul>' +
        '<li>bukti hak berupa sertipikat yang sudah terdaftar di sistem informasi pertanahan nasional;</li>' +
        '<li>satu permohonan memuat satu sertipikat;</li>' +
        '<li>khusus KRK, kegiatannya hanya untuk hunian.</li></ul>',
      'Permohonan lain tetap dilayani seperti biasa. Tidak ada biaya tambahan untuk layanan prioritas.',
      'Lihat syarat lengkapnya pada <a href="/home?syarat=itr">ITR Prioritas</a> dan ' +
        '<a href="/home?syarat=krk">KRK Prioritas</a>.',
    ),
  },
  {
    slug: 'bibit-sempadan',
    title: 'Seribu bibit untuk sempadan sungai',
    created: '2024-08-26T00:30',
    modified: '2024-08-27T01:00',
    form: 'iso',
    photos: ['gal-tanam-01', 'gal-tanam-02', 'gal-sepeda-02'],
    content: paragraphs(
      'Warga, pelajar, dan pegawai menanam seribu bibit di sempadan sungai pada Sabtu pagi. Jenisnya dipilih yang ' +
        'berakar dalam: bambu, ketapang, waru, dan mahoni.',
      'Tiap bibit diberi nomor dan diasuh oleh satu keluarga. Bila ada yang mati, kota menyediakan gantinya.',
      'Dalam lima tahun, tajuknya diharapkan menutup jalur pejalan kaki sehingga orang betah berjalan pada siang hari.',
      'Penanaman berikutnya diadakan pada awal musim hujan. Siapa saja boleh ikut; cukup datang membawa sarung tangan.',
    ),
  },
  {
    slug: 'maket-kawasan',
    title: 'Melihat masa depan kawasan lewat maket kayu',
    created: '2024-08-12T05:00',
    modified: '2024-08-14T02:15',
    form: 'formatted',
    photos: ['gal-maket-01'],
    content: paragraphs(
      'Maket kayu berskala 1 banding 500 kini berdiri di ruang tunggu balai kota. Setiap rumah dapat diangkat, ' +
        'dipindahkan, dan dibicarakan, karena rencana yang baik dimulai dari percakapan.',
      'Anak-anak paling cepat mengerti. Mereka mencari rumahnya sendiri, lalu sekolahnya, lalu bertanya mengapa ' +
        'tidak ada taman di antara keduanya.',
      'Pertanyaan itu ditulis di kertas dan ditancapkan di tempatnya. Sampai hari ini sudah ada enam puluh dua kertas.',
      'Maket dapat dilihat pada jam layanan. Rombongan sekolah diharap memberi kabar sehari sebelumnya.',
    ),
  },
];
