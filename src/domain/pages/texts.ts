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
export const sesudahItuDitambahkan = (pages: string) =>
  `Sesudah itu ditambahkan ${pages}. Halaman itu diperiksa pada setiap perubahan situs, tetapi belum termasuk angka di atas.`;
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
export const datangKeLoket = 'Datang ke loket';
