// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const aksesibilitas = 'Aksesibilitas';
export const situsDibuatAgarDapat = (name: string | number) =>
  `Situs ${name} dibuat agar dapat dipakai semua orang: dengan papan tik saja, dengan pembaca layar, dengan teks besar, di ponsel lama, dan di jaringan lambat.`;
export const seberapaJauhKamiMemenuhinya = 'Seberapa jauh kami memenuhinya';
export const kamiMengikutiPedomanWcag =
  'Kami mengikuti pedoman WCAG 2.2 tingkat AA. Situs ini memenuhi sebagian besar pedoman itu. Yang belum, atau belum kami ketahui, kami sebutkan di bawah.';
export const menemukanHambatan = 'Menemukan hambatan?';
export const tulisKepada = 'Tulis kepada';
export const atauKirimPesanKe = 'atau kirim pesan ke';
export const sebutkanHalamanDanAlat = (answerWithinDays: string | number) =>
  `. Sebutkan halaman dan alat yang Anda pakai. Kami menjawab paling lambat dalam ${answerWithinDays} hari kerja, dan membantu Anda mendapat layanan atau dokumen itu dengan cara lain sementara kami memperbaikinya.`;
export const andaJugaDapatDatang = (address: string | number) =>
  `Anda juga dapat datang ke ${address}; petugas membantu mengisi formulir.`;
export const apaYangDiujiDan = 'Apa yang diuji, dan bagaimana';
export const padaAlatAxeMemeriksa = (
  longDate: string | number,
  axe: string | number,
  views: string | number,
  scenarios: string | number,
  widths: string | number,
  count: string | number,
  count2: string | number,
) =>
  `Pada ${longDate}, alat axe ${axe} memeriksa ${views} tampilan: semua halaman dan jendela, dan ${scenarios} keadaan seperti jaringan putus, data kosong, atau gambar gagal dimuat. Masing-masing pada lebar ${widths} piksel, dengan tampilan biasa, gelap, warna paksa, gerak dikurangi, dan teks dua kali lebih besar. Dalam ${count} pemeriksaan ditemukan ${count2} pelanggaran.`;
export const kontrasTulisanDiAtas = (count: string | number) =>
  `Kontras tulisan di atas gambar tidak dapat dibaca alat itu, ${count} kali. Yang terlihat di layar kami ukur pada gambarnya sendiri.`;
export const setiapPerubahanSitusDiuji =
  'Setiap perubahan situs diuji dengan papan tik saja: setiap tombol dan tautan dapat dicapai dan ditinggalkan, fokusnya terlihat, dan kembali ke tempatnya sesudah jendela ditutup.';
export const padaHalHalTerpenting = (longDate: string | number, list: string | number) =>
  `Pada ${longDate}, hal-hal terpenting yang dilakukan pengunjung dicoba di beberapa peramban: ${list}.`;
export const perambanTertuaYangDidukung =
  'Peramban tertua yang didukung: Chrome dan WebView 111, Safari 16.4, Firefox 115. Pada yang lebih tua, halaman tetap menampilkan layanan, syarat, dan kontak.';
export const apaYangBelum = 'Apa yang belum';
export const situsIniBelumDiuji =
  'Situs ini belum diuji bersama penyandang disabilitas, dan belum dengan pembaca layar seperti NVDA, VoiceOver, atau TalkBack. Yang kami periksa adalah susunan dan nama yang mereka bacakan.';
export const dokumenPanduanPdfBelum =
  'Dokumen panduan (PDF) belum bertanda untuk pembaca layar, dan hurufnya tidak ikut membesar. Di penampil Panduan, teks tiap halaman dapat dibacakan, dan halamannya diperbesar dengan tombol Perbesar.';
export const produkHukumAdalahBerkas =
  'Produk hukum adalah berkas yang kami terima; sebagian mungkin hasil pindai tanpa teks. Mintalah isinya lewat hotline.';
export const fotoGaleriDisebutDengan =
  'Foto galeri disebut dengan nama album dan nomornya, bukan dengan apa yang terlihat di dalamnya.';
export const padaLayarPonselTombol =
  'Pada layar ponsel, tombol gambar utama terlihat di atas daftar tugas, tetapi dicapai sesudahnya.';
export const videoTidakMemilikiDeskripsi = 'Video tidak memiliki deskripsi suara.';
export const tanpaJavascriptArtikelDan =
  'Tanpa JavaScript, artikel dan foto tidak dapat dibuka; layanan, syarat, dan kontak tetap ada.';
export const diPerambanLainSelain =
  'Di peramban lain selain Chromium, beberapa hal yang dicoba belum berhasil; jumlahnya tertulis di atas.';
export const petaPortalLayananDan =
  'Peta, portal layanan, dan situs lain yang ditautkan tidak termasuk dalam pernyataan ini.';
export const situsIniHanyaTersedia = 'Situs ini hanya tersedia dalam bahasa Indonesia.';
export const alamatIniTidakAda = 'Alamat ini tidak ada di peta kami. Mungkin tautannya sudah pindah.';
export const halamanIniGagalDitampilkan =
  'Halaman ini gagal ditampilkan. Coba muat ulang, atau hubungi kami.';
export const unexpectedApplicationError = 'Unexpected Application Error!';
export const tulisLewat = (channelName: string | number) => `Tulis lewat ${channelName}`;
export const bertanyaAtauMelapor = (channel: string) => `Bertanya atau melapor? Tulis lewat ${channel}`;
export const tulisSurel = 'Tulis surel';
export const perihal = (subject: string | number) => `Perihal “${subject}”`;
export const danIsinyaSudahDisiapkan = ' dan isinya sudah disiapkan';
export const layananIniBelumTerhubung = 'Layanan ini belum terhubung di situs ini.';
export const kantor = 'Kantor';
export const andaSedangDiarahkanKe = 'Anda sedang diarahkan ke layanan ini.';
export const lanjutkan = 'Lanjutkan';
export const hotline = 'Hotline';
export const alamat = 'Alamat';
export const kembaliKeBeranda = 'Kembali ke Beranda';
export const apakahHalamanIniMembantu = 'Apakah halaman ini membantu?';
export const yaMembantu = 'Ya, membantu';
export const belumMembantu = 'Belum membantu';
export const adaYangKeliru = 'Ada yang keliru';
export const yangMembantu = 'Yang membantu:';
export const yangSayaCari = 'Yang saya cari:';
export const yangKeliru = 'Yang keliru:';
export const surel = 'Surel';
export const lewat = (channel: string) => `Lewat ${channel}`;
export const lewatSmall = (channel: string) => `lewat ${channel}`;
export const unduhPetaKota = (office: string) =>
  `Semua lapisan peta kota dan tabel zona dari ${office}, untuk dipakai di program peta atau lembar kerja. GeoJSON untuk program peta, CSV untuk lembar kerja.`;
export const cocokkanDenganKantor =
  'Data ini untuk diketahui, bukan izin. Yang berlaku ialah peraturannya. Persil tidak ikut diunduh.';
export const tanggalData = 'Tanggal data';
export const asal = 'Asal';
export const lisensi = 'Lisensi';
export const isi = 'Isi';
export const tidakDiketahui = 'tidak diketahui';
export const fitur = (count: string) => `${count} fitur`;
export const baris = (count: string) => `${count} baris`;
export const ukuran = (bytes: string) => `${bytes} byte`;
export const unduh = (name: string) => `Unduh ${name} sebagai`;
export const kantorTidakMembuka = 'Kantor tidak membuka unduhan data ini.';
export const dataDiServerLain = 'Data ini ada di server lain dan tidak dapat diunduh di sini.';
export const unduhanBelumDibuat = 'Unduhan data ini belum dibuat.';
export const caraMembukaCsv = 'Membuka CSV';
export const csvBerhurufUtf8 =
  'Berkas CSV berhuruf UTF-8, kolomnya dipisah koma, dan titik dipakai untuk angka desimal. Di Excel berbahasa Indonesia, buka lewat menu Data, lalu Dari Teks/CSV.';
export const letakBujurLintang =
  'Letak ditulis dalam derajat WGS 84: kolom bujur dan lintang untuk titik, kolom wkt untuk garis dan bidang.';
export const teksMiripRumus =
  'Teks yang mirip rumus diawali tanda petik tunggal, supaya lembar kerja tidak menjalankannya.';
export const alamatBerkasTetap = 'Alamat setiap berkas tetap, jadi dapat dipakai di program lain.';
export const lihatDiPeta = 'Lihat di peta';
export const tanyakanLisensi = 'Lisensi yang tidak diketahui dapat ditanyakan kepada kantor.';
export const petaSitus = 'Peta Situs';
export const layanan = 'Layanan';
export const kebutuhan = 'Mau membangun apa?';
export const peta = 'Peta';
export const petaKota = 'Peta Kota';
export const peraturan = 'Peraturan';
export const semuaProdukHukum = 'Semua produk hukum';
export const dokumen = 'Dokumen';
export const tentangSitus = 'Beranda dan tentang situs';
export const beranda = 'Beranda';
export const berita = 'Berita & Artikel';
export const galeriFoto = 'Galeri Foto';
export const kontak = 'Kontak';
export const ajukan = (service: string) => `Ajukan: ${service}`;
export const panduanKantor = (abbreviation: string) => `Panduan ${abbreviation}`;
export const panduanPdf = (abbreviation: string) => `Panduan ${abbreviation} (PDF)`;
export const panduanPersyaratan = 'Panduan persyaratan';
export const formulirLayanan = (abbreviation: string) => `Formulir ${abbreviation}`;
