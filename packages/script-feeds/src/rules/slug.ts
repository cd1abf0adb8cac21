/** Characters of an id that is made of a title. */
const LENGTH = 60;

/** Makes an id of a title: 'Konsultasi publik: rencana rinci' gives 'konsultasi-publik-rencana-rinci'; '' of no letters. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replace(/^-+|-+$/g, '');
}
