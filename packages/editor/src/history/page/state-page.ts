import type { FileThenNow } from '../return.ts';
import type { SavedState } from '../states.ts';
import { frame, HISTORY } from './frame.ts';
import { type Html, html } from './html.ts';
import { textView } from './text-view.ts';
import { deedWords, entryWords, momentWords, RETURNS, returnWords } from './words.ts';

/** A file of a state as it is shown: its text then and now where it is a text, and whether a picture is saved of it. */
export interface ShownThen extends FileThenNow {
  readonly texts?: { readonly before: string; readonly now: string };
  readonly isPicture?: boolean;
}

/** What the page of a state shows. */
export interface ShownState {
  readonly state: SavedState;
  readonly files: readonly ShownThen[];
  readonly timeZone: string;
  /** Why it was not restored. */
  readonly refused?: string | undefined;
}

/** Renders the page of an earlier state: its differences from now, and the button that restores it. */
export function statePage({ state, files, timeZone, refused }: ShownState): string {
  const { record } = state;
  const words = momentWords(timeZone);
  const returning = files.filter(({ returns }) => returns !== 'same');
  const newer = returning.filter(({ isNewer }) => isNewer).map(({ path }) => path);
  return frame(
    `${entryWords(record)} ${deedWords(record)}`,
    html`<h1>${entryWords(record)} ${deedWords(record)}</h1>
<p><time datetime="${record.at}">${words.day(record.at)} ${words.time(record.at)}</time></p>
${
  refused !== undefined &&
  html`<div class="warning" role="alert" tabindex="-1" autofocus><b>Tidak dikembalikan.</b>
${refused}</div>`
}
${
  newer.length > 0 &&
  html`<p class="warning">Diubah lagi sesudahnya: ${newer.join(', ')}. Perubahan itu ikut hilang, dan tersimpan di sini.</p>`
}
${
  returning.length === 0
    ? html`<p class="said">Isinya sama dengan sekarang; tidak ada yang perlu dikembalikan.</p>`
    : html`<form method="post" action="${HISTORY}${state.id}"><p>${returnWords(record)}</p><button>Kembalikan</button></form>`
}
<h2>Berkasnya</h2>
<ul class="files">${files.map((file) => fileView(state, file))}</ul>`,
  );
}

const fileView = ({ id }: SavedState, { path, index, returns, texts, isPicture }: ShownThen): Html =>
  html`<li><p><b>${path}</b>: ${RETURNS[returns]}</p>
${texts && textView(texts.before, texts.now)}
${isPicture && html`<img src="${HISTORY}${id}/${index}" alt="Gambar saat itu" loading="lazy">`}</li>`;
