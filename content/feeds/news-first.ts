import { type ArticleSource, paragraphs } from './news-source.ts';

/** The six articles that the page shows, newest first; their covers are six different kinds of picture. */
export const firstArticles: readonly ArticleSource[] = [
  {
    slug: 'pola-ruang-tepi-sungai',
    title: 'Rencana pola ruang disepakati: hunian di tepi sungai mendapat jarak aman',
    created: '2025-11-12T02:30',
    modified: '2025-11-13T04:05',
    form: 'timestamp',
    photos: [
      'news-pola-ruang',
      'gal-pola-01',
      'gal-rapat-01',
      'gal-udara-02',
      'gal-pola-02',
      'gal-sepeda-01',
      'gal-maket-01',
      'gal-tanam-02',
    ],
    content: paragraphs(
      'Peta pola ruang yang baru memberi jarak lima belas meter antara bangunan dan tepi sungai serta membuka ' +
        'jalur hijau yang dapat dilalui siapa saja. Kesepakatan ini menutup pembahasan selama tujuh bulan.',
      '<strong>Apa yang berubah bagi warga?</strong> Rumah yang sudah berdiri tetap boleh dihuni dan diperbaiki. ' +
        'Yang diatur adalah bangunan baru: letaknya harus di luar garis sempadan, dan halamannya menghadap ke sungai.',
      'Jalur hijau selebar enam meter akan menyambung dari jembatan lama sampai taman kota. Di sana warga dapat ' +
        'berjalan kaki, bersepeda, dan memancing tanpa harus melewati jalan raya.',
      '<table><thead><tr><th>Kawasan</th><th>Jarak dari tepi sungai</th></tr></thead><tbody>' +
        '<tr><td>Hunian lama</td><td>tetap, boleh diperbaiki</td></tr>' +
        '<tr><td>Hunian baru</td><td>15 meter</td></tr>' +
        '<tr><td>Perdagangan dan jasa</td><td>20 meter</td></tr>' +
        '<tr><td>Taman dan jalur hijau</td><td>tanpa jarak</td></tr></tbody></table>',
      'Pemilik tanah yang ingin tahu letak persilnya terhadap garis sempadan dapat mengajukan Informasi Tata ' +
        'Ruang (ITR). Layanan ini tidak dipungut biaya dan jawabannya dapat diterima dalam bentuk lembar digital.',
      '<blockquote>Sungai bukan halaman belakang kota. Dengan jarak yang wajar, sungai menjadi halaman depan ' +
        'kita bersama.</blockquote>',
      'Peta lengkap dapat dilihat di loket balai kota pada jam layanan atau melalui peta kota di situs ini.',
    ),
  },
  {
    slug: 'musyawarah-jalan-lingkungan',
    title: 'Warga empat kelurahan merancang jalan lingkungan bersama perencana kota',
    created: '2025-11-05T06:00',
    modified: '2025-11-05T09:20',
    form: 'iso',
    photos: [
      'news-musyawarah',
      'gal-rapat-02',
      'gal-maket-01',
      'gal-persil-01',
      'gal-rapat-01',
      'gal-meja-01',
      'gal-rapat-03',
      'gal-udara-02',
      'gal-loket-02',
    ],
    content: paragraphs(
      'Pertemuan terbuka di balai kota menghasilkan tiga usulan rute yang kini dapat dilihat dan ditanggapi ' +
        'melalui peta kota. Lebih dari seratus warga hadir, dari ketua RT sampai pelajar.',
      'Perencana membawa peta besar dan kertas tempel tiga warna. Hijau untuk jalan yang sudah nyaman, kuning ' +
        'untuk jalan yang perlu dilebarkan, merah untuk sudut yang sering celaka. Dalam dua jam peta itu penuh warna.',
      '<ul><li>Rute pertama menyambung sekolah dan puskesmas tanpa menyeberang jalan utama.</li>' +
        '<li>Rute kedua membuka jalan buntu di belakang pasar.</li>' +
        '<li>Rute ketiga mengikuti saluran air dan diteduhi pohon.</li></ul>',
      'Ketiga rute akan dihitung biayanya. Hasil hitungan dibawa kembali kepada warga sebelum satu rute dipilih. ' +
        'Tidak ada tanah yang diambil tanpa persetujuan pemiliknya.',
      'Warga yang tidak sempat hadir dapat menulis melalui layanan Saran dan Masukan Tata Ruang sampai akhir bulan.',
    ),
  },
  {
    slug: 'sawah-lestari',
    title: 'Sawah di pinggir kota dikunci sebagai lahan pangan sampai tahun 2043',
    created: '2025-10-28T01:45',
    modified: '2025-10-30T03:10',
    form: 'formatted',
    photos: ['news-sawah', 'gal-sawah-01', 'gal-ukur-02', 'gal-patok-01', 'news-pola-ruang', 'gal-rapat-03'],
    content: paragraphs(
      'Sebanyak 310 hektare lahan pangan dikunci dalam rencana tata ruang wilayah. Lahan ini tetap milik ' +
        'petani, boleh diwariskan dan dijual, tetapi tidak boleh berubah menjadi bangunan.',
      'Sebagai imbalan, pemilik lahan mendapat keringanan pajak, saluran air yang dirawat kota, dan bibit pada ' +
        'setiap musim tanam. Kelompok tani menandatangani berita acaranya di pematang, bukan di ruang rapat.',
      'Batas lahan dipasangi patok berwarna kuning. Foto udara akan diambil dua kali setahun untuk memastikan ' +
        'tidak ada pematang yang hilang diam-diam.',
      '<p>Ingin tahu apakah tanah Anda termasuk lahan pangan berkelanjutan? Lihat lapisan <strong>pola ruang</strong> ' +
        'pada peta kota, atau tanyakan kepada petugas di loket.</p>',
    ),
  },
  {
    slug: 'pengukuran-ulang-persil',
    title: 'Tim ukur memeriksa kembali batas 84 persil',
    created: '2024-10-21T03:15',
    modified: '2024-10-22T08:00',
    form: 'readable',
    photos: [
      'news-ukur',
      'gal-ukur-01',
      'gal-patok-02',
      'gal-ukur-02',
      'news-persil',
      'gal-ukur-03',
      'gal-patok-01',
      'gal-ukur-04',
      'gal-meja-01',
      'gal-persil-01',
      'gal-sawah-01',
      'gal-rapat-02',
    ],
    content: paragraphs(
      'Pengukuran ulang dilakukan pada 84 persil agar data peta sesuai dengan keadaan di lapangan. Pemilik tanah ' +
        'dan tetangganya hadir pada setiap titik, sehingga tidak ada batas yang ditetapkan sepihak.',
      'Alat ukur satelit memberi letak dengan ketelitian lima sentimeter. Meski begitu, keterangan orang tua ' +
        'kampung tetap dicatat: pohon asam di sudut timur ternyata patok lama yang tidak pernah digambar.',
      'Dari 84 persil, 79 sudah sesuai, empat digeser kurang dari satu meter, dan satu masih dimusyawarahkan.',
      'Hasilnya diserahkan kepada kantor pertanahan untuk dimasukkan ke dalam sistem informasi pertanahan nasional. ' +
        'Sertipikat yang sudah terdaftar di sana dapat memakai layanan prioritas ITR dan KRK.',
    ),
  },
  {
    slug: 'membaca-kode-zona',
    title: 'Cara membaca kode zona di lembar KRK',
    created: '2024-10-15T04:00',
    modified: '2024-10-15T04:00',
    form: 'iso',
    photos: ['news-persil', 'gal-meja-01', 'gal-pola-01', 'gal-loket-01'],
    content: paragraphs(
      'Setiap huruf dan angka pada lembar KRK punya arti. R-2 misalnya berarti perumahan berkepadatan tinggi, ' +
        'sedangkan RTH-4 adalah taman lingkungan. Berikut penjelasan singkatnya.',
      '<table><thead><tr><th>Kode</th><th>Arti</th><th>Warna di peta</th></tr></thead><tbody>' +
        '<tr><td>R</td><td>Perumahan</td><td>Kuning</td></tr>' +
        '<tr><td>K</td><td>Perdagangan dan jasa</td><td>Merah</td></tr>' +
        '<tr><td>SPU</td><td>Sarana pelayanan umum</td><td>Biru</td></tr>' +
        '<tr><td>RTH</td><td>Ruang terbuka hijau</td><td>Hijau</td></tr>' +
        '<tr><td>BA</td><td>Badan air</td><td>Biru muda</td></tr></tbody></table>',
      'Angka di belakang kode menunjukkan kepadatan atau tingkat pelayanan. Makin kecil angkanya, makin padat ' +
        'atau makin luas pelayanannya.',
      'Di bawah kode terdapat tiga singkatan: <strong>KDB</strong> (bagian tanah yang boleh tertutup bangunan), ' +
        '<strong>KLB</strong> (jumlah luas lantai dibanding luas tanah), dan <strong>KDH</strong> (bagian tanah yang ' +
        'harus tetap hijau).',
      'Contoh: tanah 200 meter persegi dengan KDB 60% boleh tertutup bangunan paling luas 120 meter persegi.',
      'Masih ragu? Bawa lembar KRK Anda ke loket. Petugas akan membacakannya baris demi baris.',
    ),
  },
  {
    slug: 'peta-rawan-banjir',
    title: 'Peta rawan banjir kini lebih teliti sampai ke tiap gang',
    created: '2024-10-08T02:00',
    modified: '2024-10-10T06:30',
    form: 'formatted',
    photos: [
      'news-banjir',
      'gal-senja-01',
      'gal-pantai-02',
      'gal-tanam-01',
      'gal-udara-02',
      'news-pola-ruang',
      'gal-rapat-01',
    ],
    content: paragraphs(
      'Data ketinggian terbaru kini tersedia sebagai lapisan di peta kota dan dapat diunduh. Ketelitiannya naik ' +
        'dari sepuluh meter menjadi setengah meter, cukup untuk melihat gang mana yang tergenang lebih dulu.',
      'Data itu dipakai untuk tiga hal: menentukan tinggi lantai bangunan baru, memilih tempat sumur resapan, dan ' +
        'menyusun jalur mengungsi yang tidak melewati cekungan.',
      'Setiap permohonan KRK di kawasan rawan akan memuat <strong>tinggi lantai yang disarankan</strong>. ' +
        'Saran ini melindungi penghuni dan tidak menambah syarat berkas.',
      'Peta akan diperbarui setelah setiap musim hujan. Warga dapat mengirim foto genangan dengan waktu dan ' +
        'tempatnya melalui layanan Pengaduan Masyarakat.',
    ),
  },
];
