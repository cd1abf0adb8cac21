// What a visitor reads of the services, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The panel of tasks, first on the landing page.
export const taskQuestion = 'Mau mengurus apa hari ini?';
export const taskItr = 'Cek peruntukan tanah';
export const taskKrk = 'Ketahui aturan membangun';
export const taskSitePlan = 'Ajukan rencana perumahan';
export const taskSitePlanText = 'Rencana tapak kawasan hunian';
export const taskOfficer = 'Tanya atau lapor ke petugas';
export const taskOfficerText = 'Konsultasi, pengaduan, saran, data';
export const taskNotSureText = 'Misalnya tambah lantai, buka warung';
export const taskAllServices = 'Lihat layanan dan syaratnya';

// The section of services: its three cards.
export const hubTitle = 'Layanan kami';
export const hubLead = 'Tiga pintu masuk. Urus sendiri, tanpa perantara.';
export const hubServicesTitle = 'LAYANAN UTAMA';
export const hubServicesText =
  'Informasi tata ruang, keterangan rencana kota, siteplan, dan rekomendasi KKPR.';
export const hubServicesAction = 'Buka layanan';
export const hubMapTitle = 'PETA KOTA';
export const hubMapText = 'Batas wilayah, RTRW, RDTR, dan peta pertanahan dalam satu tampilan.';
export const hubMapAction = 'Buka peta';
/** Also of its dialog. */
export const hubInteractionTitle = 'INTERAKSI TATA RUANG';
export const hubInteractionText = 'Konsultasi, pengaduan, saran, dan permohonan data kepada petugas.';
export const hubInteractionAction = 'Mulai bicara';

// The section without the application: the same as plain links.
export const oldBrowser =
  'Peramban ini sudah lama, jadi halaman ini tampil sederhana. Semua tautan dan kontak tetap dapat dipakai.';
export const withoutJavaScript = 'Tanpa JavaScript, buka langsung:';
export const interactionTitle = 'Interaksi Tata Ruang';

// The dialog of services: its head, and a service.
export const dialogLead = 'Pilih layanan yang Anda perlukan.';
export const itrText = 'Ketahui peruntukan sebidang tanah sebelum membeli atau membangun.';
export const krkText = 'Syarat bangunan, garis sempadan, dan rencana jalan pada lahan Anda.';
export const sitePlanText = 'Untuk pengembang perumahan dan kawasan hunian.';
export const kkprText = 'Kesesuaian kegiatan pemanfaatan ruang untuk keperluan nonberusaha.';
/** Also of a card of the dialog of interaction. */
export const openService = 'Akses Layanan';
export const openServiceLabel = (service: string) => `${service} (tab baru)`;
export const needsSummary = 'Syarat, waktu, dan biaya';
export const workingDays = (days: number) => `${wholeNumber(days)} hari kerja`;

// The dialog of services: the lines under its services.
export const priorityLead = 'Layanan cepat:';
export const priorityAnd = 'dan';
export const priorityQuota = (perDay: number) => `, ${wholeNumber(perDay)} permohonan per hari`;
export const helpQuestion = 'Butuh bantuan?';
export const hotlineNumber = (number: string) => `Hotline ${number}`;

// The dialogs of terms, of a priority service.
export const itrPriority = 'ITR Prioritas';
export const krkPriority = 'KRK Prioritas';
export const termsLead = 'Syarat layanan prioritas';
export const termsRight =
  'Bukti hak tanah berupa sertipikat yang sudah terdaftar di sistem informasi pertanahan nasional.';
export const termsCertificates = (count: number) =>
  `${wholeNumber(count)} sertipikat untuk setiap permohonan.`;
export const termsQuota = (perDay: number) => `Kuota ${wholeNumber(perDay)} permohonan per hari.`;
export const termsHousingOnly = 'Jenis kegiatan hanya untuk hunian.';
export const termsNote = 'Kuota dibuka kembali setiap hari kerja.';
export const termsUnderstood = 'Mengerti';

// The dialog of interaction: its head, and its cards.
export const interactionLead = 'Sampaikan kebutuhan Anda kepada petugas.';
export const consultationCardText =
  'Bicarakan rencana Anda dengan petugas, tatap muka atau lewat panggilan video.';
export const complaintCardText = 'Laporkan pemanfaatan ruang yang tidak sesuai rencana di sekitar Anda.';
export const complaintCardNote = (days: number) =>
  `Pesannya sudah disiapkan. Nama dapat dirahasiakan; dijawab paling lama ${wholeNumber(days)} hari kerja.`;
export const suggestionCardText = 'Sampaikan usul untuk rencana ruang kota yang sedang disusun.';
export const dataCardText = 'Minta data dan peta tata ruang untuk penelitian, tugas, atau perencanaan.';

// The messages that the cards and the hand-over pages prepare.
export const consultationMessage = 'Yang ingin saya konsultasikan:\nWaktu yang saya bisa:';
export const complaintMessage = (place: string) =>
  `Letak bangunan:${place}\nYang saya lihat:\nSejak kapan:\nFoto saya lampirkan. Nama saya mohon dirahasiakan: ya/tidak`;
export const suggestionMessage = (place: string) => `Usul saya:\nLetaknya:${place}`;
export const dataMessage = 'Data:\nWilayah:\nTahun:\nKeperluan:';
export const messageParcel = (id: string) => `persil ${id}`;
export const messagePoint = (point: string) => `Letak: ${point}`;
export const messageName = 'Nama:';
export const messageLand = 'Letak tanah:';
export const messageDocuments = 'Dokumen yang saya lampirkan:';

// What several hand-over pages say.
export const requirementsOf = (service: string) => `Syarat ${service}`;
export const guidePageLink = (page: number) => `Panduan halaman ${page}`;
export const layerList = 'Daftar lapisan';
export const prepareDocuments = 'Siapkan dokumen';
export const fillInForm = 'Isi formulir';
export const askForForm = 'Mintalah formulir di loket atau lewat pesan.';
export const sendOrHandIn = 'Kirim atau bawa ke loket';
export const landText = 'Alamat, nomor persil, atau titik di peta.';
export const showPlace = 'Tunjukkan letaknya';
export const chooseOnMap = 'Pilih di peta';
export const changeOnMap = 'Ganti di peta';

// The hand-over page of an application: of one service, and of any.
export const applyHeading = (abbreviation: string) => `Ajukan ${abbreviation} dalam tiga langkah`;
export const applySubject = (abbreviation: string) => `Permohonan ${abbreviation}`;
export const applyAnyHeading = 'Ajukan permohonan dalam tiga langkah';
export const applyAnyDocuments = 'Dokumen mengikuti layanannya.';
export const applyAnyRequirements = 'Syarat tiap layanan';
export const applyAnySubject = 'Permohonan baru';
export const applyMeanwhile = 'Permohonan lewat formulir tetap diterima.';

// The hand-over page of the login: what became of an application.
export const statusHeading = 'Tanyakan permohonan Anda dalam tiga langkah';
export const statusNumberTitle = 'Siapkan nomor permohonan';
export const statusNumberText =
  'Nomornya tertulis pada tanda terima dari loket. Belum pernah mengajukan? Mulailah dari layanannya.';
export const statusServices = 'Layanan dan syaratnya';
export const statusIdentityTitle = 'Siapkan KTP pemohon';
export const statusIdentityText = 'Petugas mencocokkan nama sebelum memberi kabar.';
export const statusMessage = 'Nomor permohonan:\nNama pemohon:';
export const statusMeanwhile = 'Kabar permohonan tetap dapat ditanyakan kepada petugas.';

// The hand-over page of a request for data.
export const dataHeading = 'Minta data dalam tiga langkah';
export const dataWhichTitle = 'Sebutkan data';
export const dataWhichText = 'Nama lapisan, wilayah, dan tahun.';
export const dataPurposeTitle = 'Jelaskan keperluan';
export const dataPurposeText = 'Tugas sekolah, penelitian, atau perencanaan.';
export const dataSubject = 'Permohonan data';
export const dataMeanwhile = 'Permohonan data lewat pesan tetap diterima.';

// The hand-over page of the map.
export const mapHeading = 'Ketahui peruntukan tanah dalam tiga langkah';
export const mapLayersTitle = 'Lihat lapisan yang ada';
export const mapLayersText = 'Batas wilayah, RTRW, RDTR, dan peta pertanahan nasional.';
export const mapItrTitle = 'Minta Informasi Tata Ruang (ITR)';
export const mapItrText = 'Lembar ITR menyebut zona tanah Anda dan kegiatan yang boleh di sana.';
export const mapItrRequirements = 'Syarat ITR';
export const mapLandTitle = 'Siapkan letak tanah';
export const mapSend = 'Tanyakan letak tanah Anda';
export const mapMessage = 'Yang ingin saya ketahui:';
export const mapMeanwhile = 'Peta dan peruntukan tanah tetap dapat ditanyakan kepada petugas.';

// The hand-over page of a complaint.
export const complaintHeading = 'Laporkan dalam empat langkah';
export const complaintWhatTitle = 'Apa yang Anda lihat, dan sejak kapan';
export const complaintWhatText =
  'Misalnya bangunan yang melewati garis sempadan, pembangunan tanpa izin, atau usaha yang tidak sesuai rencana.';
export const complaintPhotoTitle = 'Siapkan foto';
export const complaintPhotoText = 'Foto dari tepi jalan sudah cukup. Lampirkan pada pesannya.';
export const complaintSend = 'Kirim laporan';
export const complaintMeanwhile = 'Pengaduan lewat pesan, surel, atau loket tetap diterima.';
export const complaintAfterwards = (days: number) =>
  `Pengaduan dijawab paling lama ${wholeNumber(days)} hari kerja. Nama Anda dapat dirahasiakan: sebutkan dalam pesannya.`;

// The hand-over page of a consultation.
export const consultationHeading = 'Bicara dengan petugas dalam tiga langkah';
export const consultationTopicTitle = 'Tuliskan yang ingin Anda bicarakan';
export const consultationTopicText = 'Sebutkan letak tanah dan rencana Anda, bila ada.';
export const consultationTimeTitle = 'Pilih waktunya';
export const consultationTimeText = 'Tatap muka pada jam buka, atau lewat panggilan video.';
export const consultationSend = 'Kirim pesan, atau datang ke loket';
export const consultationMeanwhile = 'Konsultasi lewat pesan, surel, atau di loket tetap dilayani.';

// The hand-over page of a suggestion.
export const suggestionHeading = 'Sampaikan usul dalam tiga langkah';
export const suggestionWhatTitle = 'Tuliskan usul Anda';
export const suggestionWhatText = 'Sebutkan apa yang Anda usulkan, dan alasannya.';
export const suggestionSend = 'Kirim usul';
export const suggestionMeanwhile = 'Usul lewat pesan, surel, atau loket tetap diterima.';
