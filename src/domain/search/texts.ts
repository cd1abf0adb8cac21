// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const produkHukumUndangUndang = 'produk hukum undang-undang regulasi';
export const produkHukum = 'produk hukum';
export const tentang = 'tentang';
export const tidakBerlakuLagi = 'tidak berlaku lagi';
export const halaman = (page: string | number) => `Halaman ${page}`;
export const halamanOf = (page: string | number, title: string | number) => `Halaman ${page}: ${title}`;
export const cekPeruntukanTanahLahan =
  'cek peruntukan tanah lahan zona zonasi beli kavling tata ruang belum membangun';
export const aturanMembangunRumahTinggal =
  'aturan membangun rumah tinggal kos toko ruko kantor warung gudang usaha imb pbg garis sempadan kdb klb kdh tinggi luas jarak jalan bangunan';
export const sitePlanPerumahanKaveling =
  'site plan perumahan kaveling pengembang developer tapak kavling cluster';
export const rumahIbadahMasjidGereja =
  'rumah ibadah masjid gereja pura wihara sekolah balai warga nonberusaha non berusaha kesesuaian kegiatan pemanfaatan ruang sosial keagamaan';
export const laporMengaduKeluhan =
  'lapor laporkan laporan mengadu adukan aduan keluhan komplain protes bangunan rumah tetangga liar melanggar pelanggaran tanpa izin petugas';
export const layananUrusAjukanPermohonan = 'layanan urus ajukan permohonan izin syarat dokumen biaya waktu';
export const dokumen = (documents: string | number) => `Dokumen: ${documents}`;
export const dokumen2 = 'Dokumen';
export const formulir = 'Formulir';
export const panduan = 'Panduan';
export const syaratDanKuota = (title: string | number) => `${title}: syarat dan kuota`;
export const layanan = 'Layanan';
export const jalannya = 'Jalannya';
export const persil = (number: string) => `Persil ${number}`;
export const persilUntuk = (number: string, title: string) => `Persil ${number}. ${title}`;
export const tulisApaYangDilihat =
  'Tulis apa yang Anda lihat, di mana, dan sejak kapan. Nama Anda dapat dirahasiakan.';
export const tulisPengaduan = 'Tulis pengaduan';
export const petaKota = 'Peta kota';
export const petaMenunjukkan = 'Pola ruang RDTR, batas, jalan, dan persil dalam satu tampilan.';
export const petaMenjawabPersil =
  'Peta menjawab zonanya, yang boleh di sana, dan sebesar apa boleh dibangun.';
export const alamatDicariDiPeta = 'Alamat dicari di peta';
export const ketikAlamatDiPeta = (address: string) =>
  `Peta tahu jalan, kelurahan, dan persil. Ketik “${address}” di kolom pencariannya.`;
export const bukaDiPeta = 'Buka di peta';
export const kataLamaDan = 'Kata ini sekarang';
export const lihatSemuaLangkah = 'Lihat semua langkah';
export const layananDanSyarat = 'Layanan dan syarat';
export const produkHukum2 = 'Produk hukum';
export const berita = 'Berita';
export const beritaDanArtikel = 'Berita dan artikel';
export const foto = 'Foto';
export const galeriFoto = 'Galeri foto';
export const lapisanPeta = 'Lapisan peta';
export const orang = 'Orang';
export const kontakDanJam = 'Kontak dan jam';
export const lihatLagi = (count: string | number) => `Lihat ${count} lagi`;
export const mencari = 'Mencari...';
export const hasilPencarian = 'Hasil pencarian';
export const langsungKe = 'Langsung ke';
export const peruntukanTanah = 'Peruntukan tanah';
export const itr = 'ITR';
export const aturanMembangun = 'Aturan membangun';
export const krk = 'KRK';
export const itrDanKrk = 'ITR dan KRK';
export const jamBuka = 'Jam buka';
export const semuaIsiSitusIni = 'Semua isi situs ini';
export const tulisDenganKataAnda = 'Tulis dengan kata Anda sendiri. Salah ketik dan imbuhan tidak apa-apa:';
export const pengurusan = 'pengurusan';
export const mengurus = 'mengurus';
export const dan = ', dan';
export const urusan = 'urusan';
export const dianggapSama = 'dianggap sama.';
export const saran = 'Saran';
export const saringHasil = 'Saring hasil';
export const cari = (shortWords: string | number) => `Cari: ${shortWords}`;
export const pilih = 'pilih';
export const enter = 'Enter';
export const buka = 'buka';
export const esc = 'Esc';
export const tutup = 'tutup';
export const tekan = 'Tekan';
export const diManaSajaUntuk = 'di mana saja untuk mencari';
export const alamatPencarianDisalin = 'Alamat pencarian disalin.';
export const alamatTidakDapatDisalin = 'Alamat tidak dapat disalin. Salin dari bilah alamat.';
export const bagikanPencarianIni = 'Bagikan pencarian ini';
export const cari2 = 'Cari';
export const cariDiSitusIni = 'Cari di situs ini';
export const belumAdaDiSitus = 'Belum ada di situs ini.';
export const cobaKataLainAtau =
  'Coba kata lain atau yang lebih pendek. Pencarian melihat layanan, produk hukum, peta, berita, foto, orang, panduan, dan kontak.';
export const kataTerdekatYangAda = 'Kata terdekat yang ada di sini:';
export const langkahBerikutnya = 'Langkah berikutnya';
export const tanyakanLewat = (channelName: string | number) => `Tanyakan lewat ${channelName}`;
export const pesanSudahTerisi = (question: string | number) => `Pesan “${question}” sudah terisi.`;
export const lihatKeempatLayanan = 'Lihat keempat layanan';
export const itrKrkSiteplanKkpr = 'ITR, KRK, siteplan, KKPR';
export const lihatSemuaLayanan = 'Lihat semua layanan';
export const belumTahuYangMana = 'Belum tahu yang mana?';
export const jawabEmpatPertanyaan = 'Jawab empat pertanyaan';
export const tidakAdaHasil = 'Tidak ada hasil';
export const jawabanTerbaik = 'Jawaban terbaik';
export const lagi = (count: string | number) => `${count} lagi`;
export const hasilTerdekatTambahkanKata = (value: string | number) =>
  `${value} hasil terdekat. Tambahkan kata untuk menyaring.`;
export const misalnyaJamBuka = 'Misalnya jam buka';
export const hapus = 'Hapus';
export const pencarianGagalDimuat = 'Pencarian gagal dimuat';
export const periksaSambunganAndaLalu = 'Periksa sambungan Anda, lalu coba lagi.';
export const cobaLagi = 'Coba Lagi';
export const memuatPencarian = 'Memuat pencarian...';
export const px = (height: string | number) => `${height}px`;
export const untukKata = (words: string) => ` untuk “${words}”`;
export const untukSebagianKata = (words: string) => ` untuk sebagian kata “${words}”`;
export const diKelompok = (group: string) => ` di ${group}`;
export const hasilDi = (count: string, within: string) => `${count} hasil${within}`;
export const belumDapatDicari = (sources: string) =>
  `Belum dapat dicari: ${sources}. Isi yang lain tetap dicari.`;
export const masihMemuat = (sources: string) => `Masih memuat ${sources}.`;
export const sayaMencari = (words: string) => `Saya mencari: ${words}`;
export const produkHukumSumber = 'produk hukum';
export const fotoSumber = 'foto';
export const beritaSumber = 'berita';
export const orangSumber = 'orang';
export const panduanSumber = 'panduan';
