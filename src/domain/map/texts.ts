// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const petaTidakBisaDigambar = 'Peta tidak bisa digambar di peramban ini.';
export const nomorPersilIniTidak = 'Nomor persil ini tidak ada di peta.';
export const boleh = 'Boleh';
export const bolehTerbatas = 'Boleh terbatas';
export const terbatas = 'Terbatas';
export const bersyarat = 'Bersyarat';
export const tidak = 'Tidak';
export const tanpaSyaratDari = 'Tanpa syarat dari rencana tata ruang.';
export const dibatasiLuasJumlah = 'Dibatasi luas, jumlah, atau jam.';
export const syaratnyaDipenuhiDahulu = 'Syaratnya dipenuhi dahulu.';
export const diZonaKetuk = (code: string | number) =>
  `Di zona ${code}. Ketuk untuk melihat zona yang membolehkan.`;
export const diPersil = (id: string | number) => `Di persil ${id}`;
export const lepas = 'Lepas';
export const lepasPersil = 'Lepas persil';
export const ganti = 'Ganti';
export const gantiPersil = 'Ganti persil';
export const cariKegiatanWarungKos = 'Cari kegiatan: warung, kos, gudang';
export const pilihPersilDiPeta =
  'Pilih persil di peta, atau cari alamatnya, untuk melihat apa yang boleh di sana.';
export const tampilkanLainnya = (count: string | number) => `Tampilkan ${count} lainnya`;
export const rumahBerlantai = (floor: string | number, name: string | number) =>
  `Rumah berlantai ${floor} m² berarti ${name} paling luas`;
export const m2Sentence = (area: string | number) => `${area} m²`;
export const urus = (name: string | number) => `Urus ${name}`;
export const warnaiPetaMenurut = 'Warnai peta menurut kegiatan ini';
export const diSekitarSini = (name: string | number) => `${name} di sekitar sini`;
export const di = (permission: string | number) => `${permission} di`;
export const lihatSemuaKegiatan = (count: string | number) => `Lihat semua ${count} kegiatan di sini`;
export const syaratnyaTanyakan = 'Syaratnya tanyakan kepada petugas.';
export const batasBelumDicatat = 'Batas bangunan zona ini belum dicatat. Tanyakan kepada petugas.';
export const bolehBersyarat = 'Boleh bersyarat';
export const tidakBoleh = 'Tidak boleh';
export const untukDiketahuiTidakMengikat = 'Untuk diketahui, tidak mengikat.';
export const kartuIniBukanIzin =
  'Kartu ini bukan izin. Yang berlaku adalah KRK yang diterbitkan dinas dan isi peraturannya.';
export const sempadanMenyisakanKurangDari = 'Sempadan menyisakan kurang dari KDB; yang lebih kecil berlaku.';
export const sempadanTidakMenyisakan =
  'Sempadan tidak menyisakan tempat bangunan di persil ini. Tanyakan kepada petugas.';
export const sisaTidakDapatDihitung =
  'Berapa yang tersisa di dalam sempadan tidak dapat dihitung. Tanyakan kepada petugas.';
export const jarakBangunan = (setback: string, clause: string) =>
  `Jarak bangunan ${withClause(setback, clause)}.`;
export const depanMenghadap = (streets: string) => `Depan menghadap ${streets}.`;
export const depanDiSudut = (streets: string) =>
  `Depan menghadap ${streets}; dihitung dari yang menyisakan paling sedikit. Tanyakan apakah sempadan depan berlaku di semuanya.`;
export const jalanTanpaNama = 'jalan tanpa nama';
export const depanTidakDiketahui =
  'Sisi depan tidak diketahui; dihitung dari sisi yang menyisakan paling sedikit.';
export const tidakDapatDihitung = 'tidak dapat dihitung, tanyakan';
export const kdb = 'KDB';
export const bagianTanahYangBoleh = 'bagian tanah yang boleh tertutup';
export const klb = 'KLB';
export const luasSemuaLantaiDibanding = 'luas semua lantai dibanding tanah';
export const kdh = 'KDH';
export const bagianYangHarusTetap = 'bagian yang harus tetap hijau';
export const tinggi = 'Tinggi';
export const lantaiDanPuncakAtap = 'lantai dan puncak atap';
export const lantai = (storeys: string | number) => `${storeys} lantai`;
export const sempadanGsb = 'Sempadan (GSB)';
export const belakangMSampingM = (decimalNumber: string | number, decimalNumber2: string | number) =>
  `belakang ${decimalNumber} m, samping ${decimalNumber2} m`;
export const sisa = (squares: string | number) => `sisa ${squares}`;
export const tidakAda = 'tidak ada';
// An office may name no paragraph.
const withClause = (about: string | number, clause: string | number) =>
  clause === '' ? about : `${about}, ${clause}`;
export const aturanTentang = (title: string | number, about: string | number, clause: string | number) =>
  `Aturan: ${title} tentang ${withClause(about, clause)}`;
export const batasKota = 'Batas Kota';
export const batasWilayahAdministrasiKota = 'Batas wilayah administrasi kota';
export const batasKecamatan = 'Batas Kecamatan';
export const batasAntarkecamatanDiDalam = 'Batas antarkecamatan di dalam kota';
export const batasKelurahan = 'Batas Kelurahan';
export const batasAntarkelurahanDiSetiap = 'Batas antarkelurahan di setiap kecamatan';
export const petaAdministrasi = 'PETA ADMINISTRASI';
export const batasKotaKecamatanDan = 'Batas kota, kecamatan, dan kelurahan';
export const rtrw = 'RTRW';
export const rencanaTataRuangWilayah = 'Rencana Tata Ruang Wilayah 2024-2043';
export const strukturRuang = 'Struktur Ruang';
export const polaRuangRtrw2024 = 'Pola Ruang (RTRW 2024-2043)';
export const rencanaPolaRuang = 'Rencana Pola Ruang';
export const kawasanLindungDanKawasan = 'Kawasan lindung dan kawasan budi daya';
export const penetapanKawasanStrategis = 'Penetapan Kawasan Strategis';
export const kawasanStrategisKota = 'Kawasan Strategis Kota';
export const ekonomiSosialBudayaDan = 'Ekonomi, sosial budaya, dan lingkungan';
export const rdtr = 'RDTR';
export const rencanaDetailTataRuang = 'Rencana Detail Tata Ruang 2021-2041';
export const polaRuangRdtr2021 = 'Pola Ruang RDTR 2021-2041';
export const polaRuangRdtr = 'Pola Ruang RDTR';
export const zonaDanSubzonaPeruntukan = 'Zona dan subzona peruntukan per blok';
export const petaPertanahan = 'PETA PERTANAHAN';
export const sistemPetaPertanahanNasional = 'Sistem peta pertanahan nasional';
export const layerCocokDengan = (count: string | number, query: string | number) =>
  `${count} layer cocok dengan “${query}”`;
export const menampilkanKategoriPeta = (count: string | number) => `Menampilkan ${count} kategori peta`;
export const km = (decimalNumber: string | number) => `${decimalNumber} km`;
export const ha = (decimalNumber: string | number) => `${decimalNumber} ha`;
export const garisBersilangan = 'Garis bersilangan';
export const bukanPersil = 'Bukan persil';
export const iniJalanBukanPersil = 'Ini jalan, bukan persil';
export const iniPerairanBukanPersil = 'Ini perairan, bukan persil';
export const iniBukanPersil = 'Ini bukan persil';
export const persilTerdekat = 'Persil terdekat';
export const ketukUntukMelihatAturannya = 'ketuk untuk melihat aturannya';
export const semuaPersilDi = (street: string | number) => `Semua persil di ${street}`;
export const memuatPersil = 'Memuat persil…';
export const persilJalanIniTidak = 'Persil jalan ini tidak dapat dimuat.';
export const jalanRusakAtauDitutup = 'Jalan rusak atau ditutup? Lapor';
export const zonaBelumTercatat = 'Zona belum tercatat';
export const persil = (id: string | number) => `Persil ${id}`;
export const lihatPersil = (id: string | number) => `Lihat persil ${id}`;
export const m = (wholeNumber: string | number) => `, ${wholeNumber} m²`;
export const kel = (kelurahan: string | number) => `Kel. ${kelurahan}`;
export const kec = (district: string | number) => `Kec. ${district}`;
export const diLuarWilayahKota = 'Di luar wilayah kota';
export const kelurahan = (name: string | number) => `Kelurahan ${name}`;
export const tempatCocok = (count: string | number) => `${count} tempat cocok`;
export const tempatCocokYangPertama = (mostPlaces: string | number) =>
  `${mostPlaces} tempat cocok yang pertama`;
export const koordinat = 'Koordinat';
export const koordinatDiLuarKota = 'Koordinat di luar kota';
export const persilOf = (id: string | number, zone: string | number) => `Persil ${id}, ${zone}`;
export const kelOf = (slice: string | number) => `Kel. ${slice}`;
export const jalan = 'Jalan';
export const sistemPusatPelayanan = 'Sistem Pusat Pelayanan';
export const pusatKotaSubpusatDan = 'Pusat kota, subpusat, dan pusat lingkungan';
export const jaringanJalan = 'Jaringan Jalan';
export const jalanArteriKolektorDan = 'Jalan arteri, kolektor, dan lokal';
export const jaringanKeretaApi = 'Jaringan Kereta Api';
export const jalurKeretaApiDan = 'Jalur kereta api dan stasiun';
export const jaringanTransportasiLaut = 'Jaringan Transportasi Laut';
export const pelabuhanDanAlurPelayaran = 'Pelabuhan dan alur pelayaran';
export const jaringanEnergi = 'Jaringan Energi';
export const jaringanListrikDanGardu = 'Jaringan listrik dan gardu induk';
export const jaringanTelekomunikasi = 'Jaringan Telekomunikasi';
export const seratOptikDanMenara = 'Serat optik dan menara telekomunikasi';
export const jaringanSumberDayaAir = 'Jaringan Sumber Daya Air';
export const sungaiIrigasiDanPengendali = 'Sungai, irigasi, dan pengendali banjir';
export const sistemPenyediaanAirMinum = 'Sistem Penyediaan Air Minum';
export const instalasiPengolahanDanPipa = 'Instalasi pengolahan dan pipa air minum';
export const sistemPengelolaanAirLimbah = 'Sistem Pengelolaan Air Limbah';
export const instalasiDanSaluranAir = 'Instalasi dan saluran air limbah';
export const sistemJaringanPersampahan = 'Sistem Jaringan Persampahan';
export const tempatPengolahanDanPemrosesan = 'Tempat pengolahan dan pemrosesan sampah';
export const sistemDrainase = 'Sistem Drainase';
export const saluranPrimerSekunderDan = 'Saluran primer, sekunder, dan tersier';
export const lembarAturanZonaPdf = (code: string | number) => `Lembar aturan zona ${code} (PDF)`;
export const diManaBolehAda = (name: string | number) => `Di mana boleh ada ${name}?`;
export const mauAdaApaDi = 'Mau ada apa di tanahnya?';
export const cariKegiatan = 'Cari kegiatan';
export const warungKosGudang = 'Warung, kos, gudang';
export const kosongkanKegiatan = 'Kosongkan kegiatan';
export const tidakAdaDalamDaftar = (query: string | number) =>
  `“${query}” tidak ada dalam daftar peraturan. Coba kata lain, atau tanyakan kepada petugas.`;
export const kegiatan = (length: string | number) => `${length} kegiatan`;
export const yangMana = (length: string | number) => `Yang mana? ${length} kegiatan cocok.`;
export const persilSmall = (wholeNumber: string | number) => `${wholeNumber} persil`;
export const diZona = (permission: string | number, length: string | number) =>
  `${permission} di ${length} zona`;
export const kelurahanDenganTempatTerbanyak = 'Kelurahan dengan tempat terbanyak';
export const bukanPersilSmall = 'bukan persil';
export const tengahPeta = 'Tengah peta:';
export const kelSentence = (kelurahan: string | number) => `, Kel. ${kelurahan}`;
export const enterBukaKartu = 'Enter: buka kartu';
export const letakGarisPembanding = 'Letak garis pembanding';
export const garisDiKiriKanan = (at: string | number, nameOf: string | number, nameOf2: string | number) =>
  `Garis di ${at}%: kiri ${nameOf}, kanan ${nameOf2}`;
export const kiri = 'Kiri';
export const kanan = 'Kanan';
export const bandingkanDuaLapisan = 'Bandingkan dua lapisan';
export const geserGarisDiPeta = 'Geser garis di peta, atau pakai tombol panah kiri dan kanan.';
export const letakGaris = 'Letak garis';
export const selesaiMembandingkan = 'Selesai membandingkan';
export const tampilDiPeta = 'Tampil di peta';
export const belumAdaLapisan = 'Belum ada lapisan';
export const lapisanAtasMenutupBawah = (length: string | number) => `${length} lapisan, atas menutup bawah`;
export const semuaLapisan = 'Semua lapisan';
export const lapisan = (length: string | number) => `${length} lapisan`;
export const dari = (chosen: string | number, length: string | number) => `${chosen} dari ${length}`;
export const naikkan = (name: string | number) => `Naikkan ${name}`;
export const turunkan = (name: string | number) => `Turunkan ${name}`;
export const hapusDariPeta = (name: string | number) => `Hapus ${name} dari peta`;
export const kepekatan = 'Kepekatan';
export const dataPer = (origin: string | number, longDate: string | number) =>
  `${origin}, data per ${longDate}`;
export const keterangan = 'Keterangan';
export const sebagianPetaKosong = 'Sebagian peta kosong.';
export const lihatDaftar = 'Lihat daftar';
export const petaKota = 'Peta kota';
export const menu = 'Menu';
export const peta = 'Peta';
export const halamanSitus = 'Halaman situs';
export const keteranganPeta = 'Keterangan peta';
export const pilihKelurahan = 'Pilih kelurahan';
export const kelurahanLaluZonaLalu = 'Kelurahan, lalu zona, lalu aturannya.';
export const petaDanPencarianMemerlukan =
  'Peta dan pencarian memerlukan JavaScript. Kegiatan yang boleh dan syaratnya ada di lembar aturan tiap zona.';
export const zona = 'Zona';
export const lantai2 = 'Lantai';
export const sempadan = 'Sempadan';
export const aturan = 'Aturan';
export const mOf = (decimalNumber: string | number) => `${decimalNumber} m`;
export const lembar = 'Lembar';
export const aturanZona = (code: string | number) => `aturan zona ${code}`;
export const pdf = '(PDF)';
export const gambarLapisan = 'Gambar lapisan';
export const gantiLapisan = 'Ganti lapisan';
export const gambarLapisanOf = (name: string | number) => `Gambar lapisan ${name}`;
export const langsungKeIsiPeta = 'Langsung ke isi peta';
export const lapisan2 = 'Lapisan';
export const tempat = 'Tempat';
export const kegiatan2 = 'Kegiatan';
export const perbesarLembar = 'Perbesar lembar';
export const perkecilLembar = 'Perkecil lembar';
export const isiPeta = 'Isi peta';
export const kartuTempat = 'Kartu tempat';
export const dicetak = (dateTimeStamp: string | number) => `Dicetak ${dateTimeStamp}`;
export const lembarIniBukanIzin = (label: string | number) =>
  `Lembar ini bukan izin. Yang berlaku adalah Keterangan Rencana Kota (KRK) yang diterbitkan dinas. Tanya: ${label}.`;
export const kiriKanan = (left: string | number, right: string | number) =>
  `Kiri: ${left}. Kanan: ${right}. `;
export const muatUlang = 'Muat ulang';
export const u = 'U';
export const utaraDiAtas = 'Utara di atas';
export const gambarPetaBelumSiap =
  'Gambar peta belum siap, jadi tidak ada di lembar ini. Tunggu sampai peta tampil, lalu tekan Cetak di halaman ini.';
export const kartuTempatBelumSiap =
  'Kartu tempat belum siap, jadi tidak ada di lembar ini. Tunggu sampai kartunya tampil, lalu cetak lagi.';
export const memuatPeta = 'Memuat peta…';
export const semuaIsinyaTetapAda = 'Semua isinya tetap ada: cari, daftar, aturan, gambar lapisan, dan cetak.';
export const ukur = 'Ukur';
export const bandingkan = 'Bandingkan';
export const bagikan = 'Bagikan';
export const cetak = 'Cetak';
export const mencari = 'Mencari…';
export const lokasiSaya = 'Lokasi saya';
export const perbesarPeta = 'Perbesar peta';
export const perkecilPeta = 'Perkecil peta';
export const alamatPetaDisalin = 'Alamat peta disalin.';
export const alamatPetaTidakDapat = 'Alamat peta tidak dapat dibagikan.';
export const ukurApa = 'Ukur apa?';
export const panjang = 'Panjang';
export const luas = 'Luas';
export const klikTitikPertamaDi = 'Klik titik pertama di peta.';
export const titik = (length: string | number) => `${length} titik`;
export const titikDiTengahPeta = 'Titik di tengah peta';
export const batalkanTitik = 'Batalkan titik';
export const selesai = 'Selesai';
export const mengukur = 'Mengukur';
export const alamatDisalin = 'Alamat disalin.';
export const tidakDapatDibagikan = 'Tidak dapat dibagikan.';
export const langkahBerikutnya = 'Langkah berikutnya';
export const yangPerluDisiapkan = 'Yang perlu disiapkan';
export const salin = 'Salin';
export const petaIniMemuatWilayah = 'Peta ini memuat wilayah kota saja.';
export const tinggiM = (height: string | number) => `tinggi ${height} m`;
export const sebesarApaDiTanah = 'Sebesar apa di tanah ini?';
export const zonaIniTidakUntuk = 'Zona ini tidak untuk bangunan.';
export const lapisanKhususYangMengenai = 'Lapisan khusus yang mengenai';
export const tidakKena = (join: string | number) => `Tidak kena: ${join}.`;
export const belumDapatDiperiksa = (join: string | number) => `Belum dapat diperiksa: ${join}.`;
export const aturannyaDariMana = 'Aturannya dari mana?';
export const tentangDataPer = (about: string | number, clause: string | number, longDate: string | number) =>
  `tentang ${withClause(about, clause)}. Data per ${longDate}.`;
export const lihatPeraturan = 'Lihat peraturan';
export const urusKrk = 'Urus KRK';
export const mintaItr = 'Minta ITR';
export const lanjut = 'Lanjut';
export const lanjutKeLangkah = 'Lanjut ke langkah Anda';
export const lanjutMenulis = 'Lanjut menulis';
export const semuaLangkah = 'Semua langkah';
export const apaYangHarusSaya = 'Apa yang harus saya urus di sini?';
export const sayaBertanyaTentang = (place: string) => `Saya bertanya tentang ${place}.`;
export const tanya = 'Tanya';
export const petugas = 'petugas';
export const bolehDibangunApaDi = 'Boleh dibangun apa di sini?';
export const cariTanahnyaAtauKlik = 'Cari tanahnya, atau klik peta.';
export const cariAlamatKelurahanNomor = 'Cari alamat, kelurahan, nomor persil, atau koordinat';
export const alamatPersilAtauKoordinat = 'Alamat, persil, atau koordinat';
export const alamatAtauPersil = 'Alamat atau persil';
export const alatPeta = 'Alat peta';
export const kosongkanPencarian = 'Kosongkan pencarian';
export const cari = 'Cari';
export const tempatYangCocok = 'Tempat yang cocok';
export const tidakAdaYangCocok = (query: string | number) =>
  `Tidak ada yang cocok dengan “${query}”. Coba nama jalan, kelurahan, nomor persil seperti 05.0148, atau koordinat. Kegiatan seperti warung ada di tab Kegiatan.`;
export const tidakAdaYangCocokCoba = (query: string | number, list: string | number) =>
  `Tidak ada yang cocok dengan “${query}”. Coba ${list}.`;
export const cariApa = (list: string | number) => `Cari ${list}`;
export const dicari = { jalan: 'nama jalan', kelurahan: 'kelurahan', persil: 'nomor persil' } as const;
export const dicariSingkat = {
  jalan: 'jalan',
  persil: 'persil',
  koordinat: 'koordinat',
  atau: 'atau',
} as const;
export const diDuaZona = 'Terletak di lebih dari satu zona';
export const sebagianTanpaZona = 'Sebagian zonanya belum tercatat';
export const bagianTerluasTanpaZona =
  'Zona bagian yang terluas belum tercatat; tanyakan kepada petugas apa yang berlaku di sini.';
export const zonaSeluas = (zone: string | number, area: string | number) => `${zone}: ${area} m²`;
export const aturanMenurutZonaTerluas =
  'Angka di kartu ini menurut zona yang terluas; petugas menghitung tiap bagian.';
export const mungkinMaksudAnda = (spelling: string | number) => `Mungkin maksud Anda ${spelling}`;
export const menuju = (name: string | number, detail: string | number) => `Menuju ${name}, ${detail}`;
export const daftarTempatTidakDapat = (error: string | number) =>
  `Daftar tempat tidak dapat dimuat: ${error}.`;
export const cobaLagi = 'Coba lagi';
export const palingBanyakMLantai = (wholeNumber: string | number) => `Paling banyak ${wholeNumber} m² lantai`;
export const lantaiSampai = (index: string | number, storeys: string | number) =>
  `Lantai ${index} sampai ${storeys}`;
export const lantaiOf = (index: string | number) => `Lantai ${index}`;
export const mSmall = (wholeNumber: string | number) => `${wholeNumber} m²`;
export const m2 = (height: string | number) => `${height} m`;
export const tapakM = (wholeNumber: string | number) => `Tapak ${wholeNumber} m²`;
export const hijauM = (wholeNumber: string | number) => `Hijau ${wholeNumber} m²`;
export const sisanyaMUntukHalaman = (wholeNumber: string | number) =>
  `Sisanya ${wholeNumber} m² untuk halaman dan jalan masuk`;
export const palingBanyakMLantaiDi = (
  wholeNumber: string | number,
  wholeNumber2: string | number,
  height: string | number,
  wholeNumber3: string | number,
  wholeNumber4: string | number,
) =>
  `Paling banyak ${wholeNumber} m² lantai di atas tapak ${wholeNumber2} m², setinggi ${height} m; hijau ${wholeNumber3} m², sisanya ${wholeNumber4} m².`;
export const persilTidakDitemukan = (id: string | number) => `Persil ${id} tidak ditemukan.`;
export const periksaNomornyaAtauCari = 'Periksa nomornya, atau cari alamatnya.';
export const tempatIniTidakDapat = 'Tempat ini tidak dapat dibaca.';
export const memuatAturanTempatIni = 'Memuat aturan tempat ini…';
export const belumAdaTempatYang =
  'Belum ada tempat yang dipilih. Klik peta, cari alamat, atau tekan Enter pada peta untuk tempat di tengahnya.';
export const tutupKartu = 'Tutup kartu';
export const bolehUntukApa = 'Boleh untuk apa?';
export const cekKegiatanDiTempat = 'Cek kegiatan di tempat ini';
export const cekKegiatanWarungKos = 'Cek kegiatan: warung, kos, gudang';
export const kegiatanIniTidakAda = 'Kegiatan ini tidak ada dalam daftar peraturan.';
export const danLainnya = (words: string | number) => `${words}, dan lainnya`;
export const danLainnyaOf = (words: string | number, length: string | number) =>
  `${words}, dan ${length} lainnya`;
export const zonaRdtr = 'Zona RDTR';
export const buka = 'Buka';
export const dariLayer = (length: string | number, count: string | number) => `${length} dari ${count} layer`;
export const layer = (count: string | number) => `${count} layer`;
export const tautanLuar = 'Tautan luar';
export const yangCocok = 'Yang cocok';
export const lihatSemuaLayer = (count: string | number) => `Lihat semua ${count} layer`;
export const perumahan = 'Perumahan';
export const perdagangan = 'Perdagangan';
export const fasilitasUmum = 'Fasilitas umum';
export const ruangHijau = 'Ruang hijau';
export const badanAir = 'Badan air';
export const cariKategoriAtauLayer = 'Cari kategori atau layer';
export const cariKategoriAtauLayerDots = 'Cari kategori atau layer...';
export const kategoriTidakDitemukan = 'Kategori Tidak Ditemukan';
export const cobaKataLainMisalnya = (suggestedLayer: string | number) =>
  `Coba kata lain, misalnya ${suggestedLayer}.`;
export const resetPencarian = 'Reset Pencarian';
export const lapisanKhusus = 'Lapisan khusus';
export const tempatYangTerkena = 'Tempat yang terkena, dengan anjurannya.';
export const tabel = 'Tabel';
export const batasBangunanSetiapZona = 'KDB, KLB, KDH, tinggi, dan jarak bangunan di setiap zona.';
export const kegiatanApaDiZonaMana = 'Kegiatan apa boleh di zona mana, dengan syaratnya.';
export const dataPetaKota = 'Data Peta Kota';
export const lapisanPetaDanTabel = (office: string) =>
  `Lapisan peta kota dan tabel zona dari ${office}, untuk diunduh sebagai GeoJSON dan CSV.`;
export const dataDariKantor = (name: string, description: string, office: string) =>
  `${name}. ${description.replace(/\.$/, '')}. Data peta dari ${office}.`;
export const bytesOf = (bytes: number) => `${bytes} byte`;
export const unduhDataPeta = 'Unduh data peta';
export const mauMembangunApa = 'Mau membangun apa?';
export const pilihPersilUntuk = 'Pilih persil untuk';
export const pilihTempatUntuk = 'Pilih tempat untuk';
export const kembali = 'Kembali';
export const belumAdaTempatSentuh = 'Belum ada tempat yang dipilih. Ketuk peta, atau cari alamatnya di atas.';
export const ketukPersilAnda = 'Ketuk persilnya di peta, atau cari alamatnya di atas.';
export const ketukTempatnya = 'Ketuk tempatnya: persil, jalan, atau sungai. Atau cari alamatnya di atas.';
export const klikTempatnya =
  'Klik tempatnya: persil, jalan, atau sungai. Atau cari alamatnya, atau tekan Enter pada peta untuk yang di tengahnya.';
export const klikPersilAnda =
  'Klik persilnya di peta, cari alamatnya, atau tekan Enter pada peta untuk persil di tengahnya.';
