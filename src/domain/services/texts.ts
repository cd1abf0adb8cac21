// The texts of this feature that a visitor reads. A name is the beginning of its text.

export const ajukanDalamTigaLangkah = (abbreviation: string | number) =>
  `Ajukan ${abbreviation} dalam tiga langkah`;
export const siapkanLetakTanah = 'Siapkan letak tanah';
export const alamatNomorPersilAtau = 'Alamat, nomor persil, atau titik di peta.';
export const siapkanDokumen = 'Siapkan dokumen';
export const syarat = (abbreviation: string | number) => `Syarat ${abbreviation}`;
export const formulir = (abbreviation: string | number) => `Formulir ${abbreviation}`;
export const kirimAtauBawaKe = 'Kirim atau bawa ke loket';
export const permohonan = (abbreviation: string | number) => `Permohonan ${abbreviation}`;
export const permohonanLewatFormulirTetap = 'Permohonan lewat formulir tetap diterima.';
export const ajukanPermohonanDalamTiga = 'Ajukan permohonan dalam tiga langkah';
export const dokumenMengikutiLayanannya = 'Dokumen mengikuti layanannya.';
export const syaratTiapLayanan = 'Syarat tiap layanan';
export const permohonanBaru = 'Permohonan baru';
export const isiFormulir = 'Isi formulir';
export const mintalahFormulirDiLoket = 'Mintalah formulir di loket atau lewat pesan.';
export const panduanHalaman = (page: string | number) => `Panduan halaman ${page}`;
export const nama = 'Nama:';
export const letakTanah = 'Letak tanah:';
export const dokumenYangSayaLampirkan = 'Dokumen yang saya lampirkan:';
export const tanyakanPermohonanAndaDalam = 'Tanyakan permohonan Anda dalam tiga langkah';
export const siapkanNomorPermohonan = 'Siapkan nomor permohonan';
export const nomornyaTertulisPadaTanda =
  'Nomornya tertulis pada tanda terima dari loket. Belum pernah mengajukan? Mulailah dari layanannya.';
export const layananDanSyaratnya = 'Layanan dan syaratnya';
export const siapkanKtpPemohon = 'Siapkan KTP pemohon';
export const petugasMencocokkanNamaSebelum = 'Petugas mencocokkan nama sebelum memberi kabar.';
export const tanyakanKepadaPetugas = 'Tanyakan kepada petugas';
export const kabarPermohonan = 'Kabar permohonan';
export const nomorPermohonanNamaPemohon = 'Nomor permohonan:\nNama pemohon:';
export const kabarPermohonanTetapDapat = 'Kabar permohonan tetap dapat ditanyakan kepada petugas.';
export const mintaDataDalamTiga = 'Minta data dalam tiga langkah';
export const sebutkanData = 'Sebutkan data';
export const namaLapisanWilayahDan = 'Nama lapisan, wilayah, dan tahun.';
export const daftarLapisan = 'Daftar lapisan';
export const jelaskanKeperluan = 'Jelaskan keperluan';
export const tugasSekolahPenelitianAtau = 'Tugas sekolah, penelitian, atau perencanaan.';
export const permohonanData = 'Permohonan data';
export const dataWilayahTahunKeperluan = 'Data:\nWilayah:\nTahun:\nKeperluan:';
export const permohonanDataLewatPesan = 'Permohonan data lewat pesan tetap diterima.';
export const ketahuiPeruntukanTanahDalam = 'Ketahui peruntukan tanah dalam tiga langkah';
export const lihatLapisanYangAda = 'Lihat lapisan yang ada';
export const batasWilayahRtrwRdtr = 'Batas wilayah, RTRW, RDTR, dan peta pertanahan nasional.';
export const mintaInformasiTataRuang = 'Minta Informasi Tata Ruang (ITR)';
export const lembarItrMenyebutZona = 'Lembar ITR menyebut zona tanah Anda dan kegiatan yang boleh di sana.';
export const syaratItr = 'Syarat ITR';
export const tanyakanLetakTanahAnda = 'Tanyakan letak tanah Anda';
export const peruntukanTanah = 'Peruntukan tanah';
export const yangInginSayaKetahui = 'Yang ingin saya ketahui:';
export const petaDanPeruntukanTanah = 'Peta dan peruntukan tanah tetap dapat ditanyakan kepada petugas.';
export const hariKerja = (days: string | number) => `${days} hari kerja`;
export const informasiTataRuangItr = 'Informasi Tata Ruang (ITR)';
export const ketahuiPeruntukanSebidangTanah =
  'Ketahui peruntukan sebidang tanah sebelum membeli atau membangun.';
export const keteranganRencanaKotaKrk = 'Keterangan Rencana Kota (KRK)';
export const syaratBangunanGarisSempadan =
  'Syarat bangunan, garis sempadan, dan rencana jalan pada lahan Anda.';
export const rekomendasiSiteplanRencanaTapak = 'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian';
export const untukPengembangPerumahanDan = 'Untuk pengembang perumahan dan kawasan hunian.';
export const rekomendasiTeknisKkprNon = 'Rekomendasi Teknis KKPR (Non Berusaha)';
export const kesesuaianKegiatanPemanfaatanRuang =
  'Kesesuaian kegiatan pemanfaatan ruang untuk keperluan nonberusaha.';
export const bicarakanRencanaAndaDengan =
  'Bicarakan rencana Anda dengan petugas, tatap muka atau lewat panggilan video.';
export const laporkanPemanfaatanRuangYang =
  'Laporkan pemanfaatan ruang yang tidak sesuai rencana di sekitar Anda.';
export const sampaikanUsulUntukRencana = 'Sampaikan usul untuk rencana ruang kota yang sedang disusun.';
export const mintaDataDanPeta = 'Minta data dan peta tata ruang untuk penelitian, tugas, atau perencanaan.';
export const itrPrioritas = 'ITR Prioritas';
export const krkPrioritas = 'KRK Prioritas';
export const buktiHakTanahBerupa =
  'Bukti hak tanah berupa sertipikat yang sudah terdaftar di sistem informasi pertanahan nasional.';
export const sertipikatUntukSetiapPermohonan = (certificates: string | number) =>
  `${certificates} sertipikat untuk setiap permohonan.`;
export const kuotaPermohonanPerHari = (perDay: string | number) => `Kuota ${perDay} permohonan per hari.`;
export const jenisKegiatanHanyaUntuk = 'Jenis kegiatan hanya untuk hunian.';
export const kuotaDibukaKembaliSetiap = 'Kuota dibuka kembali setiap hari kerja.';
export const aksesLayanan = 'Akses Layanan';
export const interaksiTataRuang = 'INTERAKSI TATA RUANG';
export const perambanIniSudahLama =
  'Peramban ini sudah lama, jadi halaman ini tampil sederhana. Semua tautan dan kontak tetap dapat dipakai.';
export const tanpaJavascriptBukaLangsung = 'Tanpa JavaScript, buka langsung:';
export const layananTataRuang = 'Layanan Tata Ruang';
export const petaKota = 'Peta Kota';
export const syaratOf = (service: string | number) => `Syarat ${service}`;
export const panduanPersyaratan = 'Panduan persyaratan';
export const pdf = '(PDF)';
export const interaksiTataRuang2 = 'Interaksi Tata Ruang';
export const layananUtama = 'LAYANAN UTAMA';
export const informasiTataRuangKeterangan =
  'Informasi tata ruang, keterangan rencana kota, siteplan, dan rekomendasi KKPR.';
export const layananKantorIni = (names: string) => `${names}.`;
export const bukaLayanan = 'Buka layanan';
export const petaKotaCaps = 'PETA KOTA';
export const batasWilayahRtrwRdtrDan = 'Batas wilayah, RTRW, RDTR, dan peta pertanahan dalam satu tampilan.';
export const bukaPeta = 'Buka peta';
export const konsultasiPengaduanSaranDan =
  'Konsultasi, pengaduan, saran, dan permohonan data kepada petugas.';
export const mulaiBicara = 'Mulai bicara';
export const layananKami = 'Layanan kami';
export const tigaPintuMasukUrus = 'Tiga pintu masuk. Urus sendiri, tanpa perantara.';
export const tabBaru = (name: string | number) => `${name} (tab baru)`;
export const syaratWaktuDanBiaya = 'Syarat, waktu, dan biaya';
export const dokumenYangDisiapkan = 'Dokumen yang disiapkan';
export const waktu = 'Waktu';
export const biaya = 'Biaya';
export const hasil = 'Hasil';
export const panduanHalamanOf = (abbreviation: string | number, guidePage: string | number) =>
  `Panduan ${abbreviation}, halaman ${guidePage}`;
export const layananCepat = 'Layanan cepat:';
export const dan = 'dan';
export const permohonanPerHari = (perDay: string | number) => `, ${perDay} permohonan per hari`;
export const butuhBantuan = 'Butuh bantuan?';
export const hotline = (label: string | number) => `Hotline ${label}`;
export const cekPeruntukanTanah = 'Cek peruntukan tanah';
export const ketahuiAturanMembangun = 'Ketahui aturan membangun';
export const ajukanRencanaPerumahan = 'Ajukan rencana perumahan';
export const rencanaTapakKawasanHunian = 'Rencana tapak kawasan hunian';
export const tanyaAtauLaporKe = 'Tanya atau lapor ke petugas';
export const konsultasiPengaduanSaranData = 'Konsultasi, pengaduan, saran, data';
export const mauMengurusApaHari = 'Mau mengurus apa hari ini?';
export const belumTahuYangMana = 'Belum tahu yang mana?';
export const misalnyaTambahLantai = 'Misalnya tambah lantai, buka warung';
export const lihatLayananDanSyaratnya = 'Lihat layanan dan syaratnya';
export const mengerti = 'Mengerti';
export const yangInginSayaKonsultasikan = 'Yang ingin saya konsultasikan:\nWaktu yang saya bisa:';
export const letakBangunanYangSaya = (place: string) =>
  `Letak bangunan:${place}\nYang saya lihat:\nSejak kapan:\nFoto saya lampirkan. Nama saya mohon dirahasiakan: ya/tidak`;
export const usulSaya = (place: string) => `Usul saya:\nLetaknya:${place}`;
export const letak = (place: string) => `Letak: ${place}`;
export const tulisLangsungLewat = (channel: string) => `Tulis lewat ${channel}`;
export const namaDapatDirahasiakan = (days: string | number) =>
  `Pesannya sudah disiapkan. Nama dapat dirahasiakan; dijawab paling lama ${days} hari kerja.`;
export const surel = 'Surel';
export const laporkanDalamEmpatLangkah = 'Laporkan dalam empat langkah';
export const apaYangAndaLihat = 'Apa yang Anda lihat, dan sejak kapan';
export const misalnyaBangunanYangMelewati =
  'Misalnya bangunan yang melewati garis sempadan, pembangunan tanpa izin, atau usaha yang tidak sesuai rencana.';
export const tunjukkanLetaknya = 'Tunjukkan letaknya';
export const pilihDiPeta = 'Pilih di peta';
export const siapkanFoto = 'Siapkan foto';
export const fotoDariTepiJalan = 'Foto dari tepi jalan sudah cukup. Lampirkan pada pesannya.';
export const kirimLaporan = 'Kirim laporan';
export const pengaduanLewatPesan = 'Pengaduan lewat pesan, surel, atau loket tetap diterima.';
export const pengaduanDijawab = (days: string | number) =>
  `Pengaduan dijawab paling lama ${days} hari kerja. Nama Anda dapat dirahasiakan: sebutkan dalam pesannya.`;
export const bicaraDenganPetugasDalam = 'Bicara dengan petugas dalam tiga langkah';
export const tuliskanYangIngin = 'Tuliskan yang ingin Anda bicarakan';
export const sebutkanLetakTanahDan = 'Sebutkan letak tanah dan rencana Anda, bila ada.';
export const pilihWaktunya = 'Pilih waktunya';
export const tatapMukaDiLoket = 'Tatap muka pada jam buka, atau lewat panggilan video.';
export const kirimAtauDatang = 'Kirim pesan, atau datang ke loket';
export const konsultasiLewatPesan = 'Konsultasi lewat pesan, surel, atau di loket tetap dilayani.';
export const sampaikanUsulDalam = 'Sampaikan usul dalam tiga langkah';
export const tuliskanUsul = 'Tuliskan usul Anda';
export const sebutkanUsulDanAlasannya = 'Sebutkan apa yang Anda usulkan, dan alasannya.';
export const kirimUsul = 'Kirim usul';
export const usulLewatPesan = 'Usul lewat pesan, surel, atau loket tetap diterima.';
export const persilNomor = (id: string) => `persil ${id}`;
export const gantiDiPeta = 'Ganti di peta';
