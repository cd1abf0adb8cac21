// What a visitor reads on the page of privacy, in its order.

// The head.
export const lead =
  'Situs ini dapat dipakai tanpa akun. Tidak ada kuki, iklan, atau alat penghitung pengunjung.';

// What is stored: the head of the table, and the area of a row.
export const storedTitle = 'Apa yang disimpan di peramban Anda';
export const storedText =
  'Semuanya tetap di perangkat Anda dan tidak dikirim kepada kami. Isinya bukan data diri.';
export const storedWhy = 'Untuk apa';
export const storedUntil = 'Sampai kapan';
export const storedName = 'Nama';
export const storedIn = (area: string) => `di ${area}`;
export const storedInLocal = 'penyimpanan lokal';
export const storedInSession = 'penyimpanan tab';
export const storedInCache = 'simpanan berkas';
export const storedInDatabase = 'basis data peramban';

// What is stored: why.
export const whyGallery = 'Daftar foto galeri, supaya tampil lebih cepat.';
export const whyNews = 'Daftar berita, supaya tampil lebih cepat.';
export const whyTicks = 'Langkah dan dokumen yang Anda centang sudah selesai.';
export const whyNotices = 'Pengumuman yang sudah Anda tutup.';
export const whyReloaded = 'Versi situs yang sudah dimuat ulang, supaya tidak berulang.';
export const whyPages = 'Halaman dan program situs, supaya terbuka tanpa jaringan.';
export const whyPrograms = 'Berkas program lain yang pernah dipakai.';
export const whyPictures = 'Gambar yang pernah Anda lihat.';
export const whyProxyPictures = 'Gambar dari perantara gambar yang pernah Anda lihat.';
export const whyFeeds = 'Daftar gambar utama, produk hukum, dan petugas, untuk dibaca tanpa jaringan.';
export const whyGuide = 'Panduan, sesudah Anda membukanya.';
export const whyUseTimes = 'Kapan berkas dan gambar itu dipakai, supaya yang lama dihapus.';
export const whyInspector = 'Setelan alat penguji; hanya bila alat itu dibuka.';

// What is stored: until when.
export const untilReplaced = 'Sampai ada yang baru.';
export const untilTicksCleared = 'Sampai centangnya Anda hapus.';
export const untilTabClosed = 'Sampai tab ditutup.';
export const untilNewVersion = 'Sampai ada versi baru.';
export const untilThirtyDays = 'Paling lama 30 hari.';
export const untilCleared = 'Sampai Anda hapus.';

// How to clear it.
export const clearTitle = 'Cara menghapusnya';
export const clearText = (host: string) =>
  `Buka setelan peramban, cari data situs ${host}, lalu hapus. Situs tetap dapat dipakai sesudahnya. Di jendela penyamaran, semuanya terhapus saat jendela ditutup.`;

// What is asked of others.
export const askedTitle = 'Apa yang diminta dari pihak lain';
export const askedNothing =
  'Tidak ada. Semua isi halaman, juga gambar dan peta, datang dari situs ini sendiri.';
export const askedText = 'Halaman mengambil sebagian isinya dari pihak ini. Mereka melihat alamat IP Anda.';
export const askedPictures = 'Gambar';
export const askedContent = 'Isi, data peta, dan unduhan';
export const askedVideo = 'Video';
export const askedYoutube = 'Video YouTube, tanpa kuki sebelum diputar';

// What opens when it is pressed.
export const pressedTitle = 'Yang terbuka bila Anda tekan';
export const pressedLinks =
  'Tautan ke situs lain, seperti Google Drive, peta pertanahan, atau media sosial, mengikuti aturan situs itu.';
export const pressedMessages =
  'Pesan WhatsApp dan surel baru terkirim bila Anda sendiri mengirimnya, lewat layanan yang Anda pakai.';
export const pressedPortal = (host: string) =>
  `Permohonan diurus di portal ${host}. Portal itu meminta akun dan data diri, dan memiliki aturan privasinya sendiri.`;
export const pressedNoPortal =
  'Portal permohonan belum terhubung di situs ini. Dokumen permohonan Anda serahkan langsung kepada kantor, bukan lewat situs ini.';
export const pressedMap = (host: string) => `Peta kota dibuka di ${host}, dengan aturan privasinya sendiri.`;

// Where the visitor is, and the parcel.
export const placeTitle = 'Letak Anda dan nomor persil';
export const placeText =
  'Peta menanyakan letak Anda hanya bila tombolnya Anda tekan. Letak itu dipakai di perangkat Anda saja.';
export const placeParcel =
  'Nomor persil yang Anda pilih ada di alamat halaman, jadi ikut bila tautannya Anda bagikan.';

// What the server writes down, and whom to ask.
export const serverTitle = 'Catatan server';
export const serverText =
  'Seperti di situs mana pun, server dapat mencatat alamat IP, waktu, dan halaman yang diminta. Tanyakan kepada kantor berapa lama catatan itu disimpan.';
export const questionsTitle = 'Bertanya tentang privasi';
