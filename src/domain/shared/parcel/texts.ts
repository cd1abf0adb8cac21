// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const luas = (area: string | number) => `${area} m²`;
export const nomorPersil = 'Nomor persil';
export const alamat = 'Alamat';
export const zona = 'Zona';
export const kegiatan = 'Kegiatan';
export const luasTanah = 'Luas tanah';
export const tapakPalingLuas = 'Tapak paling luas';
export const semuaLantaiPalingLuas = 'Semua lantai paling luas';
export const tetapHijauPalingKecil = 'Tetap hijau paling sedikit';
export const tinggiPalingBesar = 'Tinggi paling besar';
export const lantaiAtauMeter = (storeys: string | number, height: string | number) =>
  `${storeys} lantai, ${height} m`;
export const jarakBangunan = 'Jarak bangunan';
export const depanBelakangSamping = (front: string, rear: string, side: string) =>
  `depan ${front} m, belakang ${rear} m, samping ${side} m`;
export const bolehSampaiLantai = (storeys: string | number) => `Boleh sampai ${storeys} lantai di sini`;
export const tidakUntukDibangun = 'Zona ini tidak untuk dibangun';
export const sempadanTidakMenyisakan = 'Sempadan tidak menyisakan tempat bangunan';
export const tidakMenyisakanTempat = (setback: string) =>
  `Jarak bangunan ${setback} tidak menyisakan tempat di persil ini. Tanyakan kepada petugas.`;
export const tidakAdaTempat = 'tidak ada, sempadan tidak menyisakan tempat';
export const sempadanBelumDihitung = (area: string) =>
  `${area} menurut KDB; sisa di dalam sempadan tidak dapat dihitung`;
export const tergantungKegiatan = 'Boleh tidaknya tergantung kegiatan';
export const tidakSemuaUsaha = (zone: string) =>
  `Di zona ${zone} tidak semua usaha boleh. Peta menjawab tiap kegiatan di persil ini.`;
export const lihatYangBolehDiSini = 'Lihat yang boleh di sini';
export const kegiatanBoleh = (name: string) => `${name}: boleh di sini`;
export const kegiatanTerbatas = (name: string) => `${name}: boleh terbatas di sini`;
export const kegiatanBersyarat = (name: string) => `${name}: boleh bersyarat di sini`;
export const kegiatanTidakBoleh = (name: string) => `${name}: tidak boleh di sini`;
export const zonaDanSyarat = (zone: string) => `Zona ${zone}.`;
export const tinggiPalingBanyak = (zone: string, height: string) =>
  `${zone}, tinggi paling banyak ${height} m.`;
export const tapak = 'Tapak';
export const semuaLantai = 'Semua lantai';
export const tetapHijau = 'Tetap hijau';
export const kdb = (percent: string | number) => `KDB ${percent}%`;
export const kdbTanpaSempadan = (percent: string | number) =>
  `KDB ${percent}%, sisa di dalam sempadan tidak dapat dihitung`;
export const klb = (ratio: string) => `KLB ${ratio}`;
export const kdh = (percent: string | number) => `KDH ${percent}%`;
export const boleh = 'Boleh';
export const bolehPalingTinggi = (height: string) => `Boleh, paling tinggi ${height} m`;
export const bolehSampai = (storeys: string | number) => `Boleh sampai ${storeys} lantai`;
export const bolehSatuLantaiSaja = 'Boleh satu lantai saja';
export const tidakBolehDiPersil = 'Tidak boleh di persil ini';
export const persil = (id: string) => `Persil ${id}`;
export const ganti = 'Ganti';
export const gantiPersil = 'Ganti persil';
export const titikDiPeta = 'Titik di peta';
export const gantiTitik = 'Ganti titik di peta';
export const lepasTitik = 'Lepas titik di peta';
export const lepas = 'Lepas';
export const lepasPersil = 'Lepas persil';
export const belumAdaPersil = 'Belum ada persil';
export const langkahMenjadiPas = 'Langkah menjadi pas bila Anda memilihnya.';
export const pilih = 'Pilih';
export const pilihPersilDiPeta = 'Pilih persil di peta';
export const memuatPersil = (id: string) => `Memuat persil ${id}`;
export const persilTidakDitemukan = (id: string) => `Persil ${id} tidak ditemukan.`;
export const persilTidakDapatDimuat = (id: string) => `Persil ${id} tidak dapat dimuat.`;
export const cobaLagi = 'Coba lagi';
export const tanahAnda = 'Tanah Anda';
export const keteranganTanahYangIkut = 'Keterangan tanah yang ikut dikirim';
export const mengisiFormulir = 'Mengisi formulir';
export const formulirTerisiTersimpan = 'Formulir terisi, tersimpan di ponsel Anda.';
export const formulirIniTanpaKolom = 'Formulir ini tanpa kolom isian; tersimpan kosong.';
export const formulirTidakDapatDiisi = 'Formulir tidak dapat diisi. Buka yang kosong di tab baru.';
export const nomorLama = (old: string, now: string) => `Persil ${old} sekarang bernomor ${now}.`;
export const dahuluBidangLain = 'Nomor ini dulu bidang lain.';
export const sekarangBernomor = (now: string) => `Bidang yang dulu bernomor ini sekarang ${now}.`;
export const nomorBelumDiperiksa = 'Belum dapat diperiksa apakah nomor ini dulu bidang lain.';
