// What a visitor reads of the service finder, by the part of the screen it stands in.

// The questions and their answers: what.
export const whatName = 'Apa';
export const whatQuestion = 'Pilih yang paling mirip.';
export const whatHint = 'Layanan dan dokumen mengikuti jawaban ini.';
export const whatHouse = 'Rumah tinggal';
export const whatHouseNote = 'Baru, tambah lantai, perbaikan';
export const whatBusiness = 'Toko, kantor, rumah kos';
export const whatBusinessNote = 'Bangunan untuk usaha';
export const whatHousing = 'Perumahan';
export const whatHousingNote = 'Dua kaveling atau lebih';
export const whatCommunity = 'Rumah ibadah, sekolah';
export const whatCommunityNote = 'Untuk bersama, bukan usaha';
export const whatNotBuilding = 'Belum membangun';
export const whatNotBuildingNote = 'Ingin tahu peruntukan tanah';

// The questions and their answers: where.
export const whereQuestion = 'Bagaimana keadaan tanahnya?';
export const whereHint = 'Sertipikat menentukan layanan yang dapat diajukan.';
export const whereCertified = 'Satu bidang, bersertipikat';
export const whereCertifiedNote = 'Terdaftar di kantor pertanahan';
export const whereUncertified = 'Belum bersertipikat';
export const whereUncertifiedNote = 'Ada bukti hak lain, misalnya girik';
export const whereSeveral = 'Lebih dari satu bidang';
export const whereSeveralNote = 'Beberapa sertipikat yang berdampingan';

// The questions and their answers: how large.
export const sizeName = 'Seberapa besar';
export const sizeQuestion = 'Seberapa besar rencananya?';
export const sizeHint = 'Perkiraan saja sudah cukup.';
export const sizeLow = 'Sampai 2 lantai';
export const sizeHigh = '3 lantai atau lebih';
/** Of low and of high. */
export const sizeOneBuildingNote = 'Satu bangunan';
export const sizeSeveral = 'Beberapa bangunan';
export const sizeSeveralNote = 'Dengan jalan dan saluran bersama';

// The questions and their answers: for whom.
export const whoName = 'Untuk siapa';
export const whoQuestion = 'Untuk siapa bangunan itu?';
export const whoHint = 'Kegiatan bersama yang bukan usaha punya layanan sendiri.';
export const whoFamily = 'Keluarga sendiri';
export const whoFamilyNote = 'Dihuni sendiri';
export const whoCustomers = 'Penyewa atau pelanggan';
export const whoCustomersNote = 'Disewakan, dijual, atau untuk usaha';
export const whoCommunity = 'Warga bersama';
export const whoCommunityNote = 'Tidak dipungut biaya, nonberusaha';

// Around a question.
export const answeredLead = 'Satu pertanyaan sudah terjawab:';
export const answeredByParcel = (zone: string) =>
  zone === '' ? 'satu bidang.' : `satu bidang, di zona ${zone}.`;
export const notStored = 'Jawaban tidak disimpan dan tidak dikirim.';
export const unsure = 'Saya ragu';

// The answers so far.
export const answersTitle = 'Jawaban Anda';
export const unanswered = 'Belum dijawab';
export const changeAnswer = 'Ubah';
export const changeAnswerLabel = (question: string) => `jawaban ${question}`;
export const officeDecides = 'Kantor yang menentukan.';
export const officeDecidesText =
  'Hasil ini petunjuk dari jawaban Anda; petugas memeriksa dokumen dan lokasinya.';

// The result: why this service.
export const foundLead = 'Hasil jawaban Anda';
export const becauseLandUse = 'Mulailah dari peruntukan tanahnya.';
export const becauseUncertified = 'Tanpa sertipikat, mulailah dari peruntukan tanahnya.';
export const becauseSeveral = 'Beberapa bangunan memerlukan rencana tapak.';
export const becauseCommunity = 'Kegiatan bersama yang bukan usaha ditelaah kesesuaian ruangnya.';
export const becauseOneBuilding = 'Satu bangunan di atas satu bidang mengikuti aturan bangunannya.';
export const becauseNotOffered =
  'Layanan untuk ini tidak ada di kantor ini. Petugas tahu ke mana Anda perlu pergi.';

// The result: what the service takes, and the ways on.
export const timeNote = 'sejak berkas lengkap';
export const feeNote = 'dapat diurus sendiri';
export const printPdf = ' atau simpan PDF';
export const addressCopied = 'Alamat hasil ini disalin.';
export const apply = (abbreviation: string) => `Ajukan ${abbreviation}`;
