/** One card of the support video. */
export interface Card {
  /** The slug of the picture behind it. */
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  /** Where the view starts and ends: the middle (shares of the picture) and how near it is. */
  readonly from: View;
  readonly to: View;
}

/** What part of a picture fills the frame; 1 is all of it, 1.2 is nearer. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

/** Seconds that each card is shown, and those of the fade into the next. */
export const CARD_SECONDS = 5;
export const FADE_SECONDS = 0.6;

/** The cards of the support video, in order. */
export const cards: readonly Card[] = [
  {
    picture: 'bnr-sungai-permukiman',
    title: 'Merawat kota bersama',
    text: 'Dukungan BUPC untuk pembangunan kota yang berkelanjutan',
    from: { x: 0.42, y: 0.5, near: 1.12 },
    to: { x: 0.58, y: 0.5, near: 1.2 },
  },
  {
    picture: 'bnr-arahan-pola-ruang',
    title: 'Peta yang terbuka',
    text: 'Rencana ruang dapat dilihat siapa saja, kapan saja',
    from: { x: 0.5, y: 0.5, near: 1.28 },
    to: { x: 0.5, y: 0.48, near: 1.06 },
  },
  {
    picture: 'news-ukur',
    title: 'Diukur bersama warga',
    text: 'Setiap batas diperiksa di lapangan, bukan hanya di layar',
    from: { x: 0.5, y: 0.52, near: 1.04 },
    to: { x: 0.56, y: 0.54, near: 1.16 },
  },
  {
    picture: 'gal-maket-01',
    title: 'Dirancang lewat musyawarah',
    text: 'Warga dan perencana duduk di meja yang sama',
    from: { x: 0.46, y: 0.5, near: 1.16 },
    to: { x: 0.54, y: 0.5, near: 1.06 },
  },
  {
    picture: 'gal-tanam-01',
    title: 'Sungai dan pohon dijaga',
    text: 'Jalur hijau melindungi air, udara, dan permukiman',
    from: { x: 0.48, y: 0.54, near: 1.04 },
    to: { x: 0.52, y: 0.54, near: 1.16 },
  },
  {
    picture: 'gal-sepeda-01',
    title: 'Kota untuk semua',
    text: 'Tata ruang kota, terbuka untuk semua',
    from: { x: 0.56, y: 0.54, near: 1.14 },
    to: { x: 0.48, y: 0.54, near: 1.04 },
  },
];

const stamp = (seconds: number): string =>
  `00:00:${String(Math.floor(seconds)).padStart(2, '0')}.${String(Math.round((seconds % 1) * 1000)).padStart(3, '0')}`;

/** Gives the Indonesian captions of the support video as WebVTT: the words of each card while it is shown. */
export function captions(): string {
  const cues = cards.map(({ title, text }, index) => {
    const start = index * CARD_SECONDS;
    return `${index + 1}\n${stamp(start + 0.2)} --> ${stamp(start + CARD_SECONDS - 0.2)}\n${title}.\n${text}.`;
  });
  return `WEBVTT\nLanguage: id\n\n${cues.join('\n\n')}\n`;
}
