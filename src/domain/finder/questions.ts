/** An answer to a question, as its address and its words have it. */
export interface FinderAnswer {
  /** In the address; letters alone. */
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

/** A question of 'Mau membangun apa?' (spec §2 Service finder). */
export interface FinderQuestion {
  readonly id: QuestionId;
  /** As the answer is called beside the others. */
  readonly name: string;
  readonly question: string;
  readonly hint: string;
  readonly answers: readonly FinderAnswer[];
}

/** The questions by name: what, where it stands, how big, for whom. */
export type QuestionId = 'what' | 'where' | 'size' | 'whom';

/** The answer of who does not know; it stands for no other. */
export const UNSURE: FinderAnswer = { id: 'ragu', label: 'Saya ragu' };

/** The four questions, in their order (spec §2 Service finder). */
export const QUESTIONS: readonly FinderQuestion[] = [
  {
    id: 'what',
    name: 'Apa',
    question: 'Pilih yang paling mirip.',
    hint: 'Layanan dan dokumen mengikuti jawaban ini.',
    answers: [
      { id: 'rumah', label: 'Rumah tinggal', note: 'Baru, tambah lantai, perbaikan' },
      { id: 'usaha', label: 'Toko, kantor, rumah kos', note: 'Bangunan untuk usaha' },
      { id: 'perumahan', label: 'Perumahan', note: 'Dua kaveling atau lebih' },
      { id: 'bersama', label: 'Rumah ibadah, sekolah', note: 'Untuk bersama, bukan usaha' },
      { id: 'belum', label: 'Belum membangun', note: 'Ingin tahu peruntukan tanah' },
    ],
  },
  {
    id: 'where',
    name: 'Di mana',
    question: 'Bagaimana keadaan tanahnya?',
    hint: 'Sertipikat menentukan layanan yang dapat diajukan.',
    answers: [
      { id: 'sertipikat', label: 'Satu bidang, bersertipikat', note: 'Terdaftar di kantor pertanahan' },
      { id: 'tanpa', label: 'Belum bersertipikat', note: 'Ada bukti hak lain, misalnya girik' },
      { id: 'gabungan', label: 'Lebih dari satu bidang', note: 'Beberapa sertipikat yang berdampingan' },
    ],
  },
  {
    id: 'size',
    name: 'Seberapa besar',
    question: 'Seberapa besar rencananya?',
    hint: 'Perkiraan saja sudah cukup.',
    answers: [
      { id: 'rendah', label: 'Sampai 2 lantai', note: 'Satu bangunan' },
      { id: 'tinggi', label: '3 lantai atau lebih', note: 'Satu bangunan' },
      { id: 'banyak', label: 'Beberapa bangunan', note: 'Dengan jalan dan saluran bersama' },
    ],
  },
  {
    id: 'whom',
    name: 'Untuk siapa',
    question: 'Untuk siapa bangunan itu?',
    hint: 'Kegiatan bersama yang bukan usaha punya layanan sendiri.',
    answers: [
      { id: 'keluarga', label: 'Keluarga sendiri', note: 'Dihuni sendiri' },
      { id: 'pelanggan', label: 'Penyewa atau pelanggan', note: 'Disewakan, dijual, atau untuk usaha' },
      { id: 'warga', label: 'Warga bersama', note: 'Tidak dipungut biaya, nonberusaha' },
    ],
  },
];

/** Gives a question by its name. */
export function questionOf(id: QuestionId): FinderQuestion {
  const question = QUESTIONS.find((one) => one.id === id);
  if (question === undefined) throw new RangeError(`no question '${id}'`);
  return question;
}
