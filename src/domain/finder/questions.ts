import * as texts from './texts.ts';

/** An answer to a question, with its id and its text. */
export interface FinderAnswer {
  /** In the address; letters alone. */
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

/** A question of 'Mau membangun apa?' (spec §2 Service finder). */
export interface FinderQuestion {
  readonly id: QuestionId;
  /** The name of the answer in the list of answers. */
  readonly name: string;
  readonly question: string;
  readonly hint: string;
  readonly answers: readonly FinderAnswer[];
}

/** The questions by name: what, where, how big, for whom. */
export type QuestionId = 'what' | 'where' | 'size' | 'whom';

/** The answer of visitors who do not know; it counts as no other answer. */
export const UNSURE: FinderAnswer = { id: 'ragu', label: texts.sayaRagu };

/** The four questions, in their order (spec §2 Service finder). */
export const QUESTIONS: readonly FinderQuestion[] = [
  {
    id: 'what',
    name: texts.apa,
    question: texts.pilihYangPalingMirip,
    hint: texts.layananDanDokumenMengikuti,
    answers: [
      { id: 'rumah', label: texts.rumahTinggal, note: texts.baruTambahLantaiPerbaikan },
      { id: 'usaha', label: texts.tokoKantorRumahKos, note: texts.bangunanUntukUsaha },
      { id: 'perumahan', label: texts.perumahan, note: texts.duaKavelingAtauLebih },
      { id: 'bersama', label: texts.rumahIbadahSekolah, note: texts.untukBersamaBukanUsaha },
      { id: 'belum', label: texts.belumMembangun, note: texts.inginTahuPeruntukanTanah },
    ],
  },
  {
    id: 'where',
    name: texts.diMana,
    question: texts.bagaimanaKeadaanTanahnya,
    hint: texts.sertipikatMenentukanLayananYang,
    answers: [
      { id: 'sertipikat', label: texts.satuBidangBersertipikat, note: texts.terdaftarDiKantorPertanahan },
      { id: 'tanpa', label: texts.belumBersertipikat, note: texts.adaBuktiHakLain },
      { id: 'gabungan', label: texts.lebihDariSatuBidang, note: texts.beberapaSertipikatYangBerdampingan },
    ],
  },
  {
    id: 'size',
    name: texts.seberapaBesar,
    question: texts.seberapaBesarRencananya,
    hint: texts.perkiraanSajaSudahCukup,
    answers: [
      { id: 'rendah', label: texts.sampai2Lantai, note: texts.satuBangunan },
      { id: 'tinggi', label: texts.n3LantaiAtauLebih, note: texts.satuBangunan },
      { id: 'banyak', label: texts.beberapaBangunan, note: texts.denganJalanDanSaluran },
    ],
  },
  {
    id: 'whom',
    name: texts.untukSiapa,
    question: texts.untukSiapaBangunanItu,
    hint: texts.kegiatanBersamaYangBukanUsaha,
    answers: [
      { id: 'keluarga', label: texts.keluargaSendiri, note: texts.dihuniSendiri },
      { id: 'pelanggan', label: texts.penyewaAtauPelanggan, note: texts.disewakanDijualAtauUntuk },
      { id: 'warga', label: texts.wargaBersama, note: texts.tidakDipungutBiayaNonberusaha },
    ],
  },
];

/** Gives a question by its name. */
export function questionOf(id: QuestionId): FinderQuestion {
  const question = QUESTIONS.find((one) => one.id === id);
  if (question === undefined) throw new RangeError(`no question '${id}'`);
  return question;
}
