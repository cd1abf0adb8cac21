import type { SavedState } from '../states.ts';
import { frame, HISTORY } from './frame.ts';
import { type Html, html } from './html.ts';
import { deedWords, entryWords, momentWords } from './words.ts';

/** So many states stand on a page. */
const PAGE = 100;

/** What the list shows. */
export interface ListedStates {
  /** The newest first. */
  readonly states: readonly SavedState[];
  /** Begins after this one; else with the newest. */
  readonly after?: string | undefined;
  /** The state saved before a return. */
  readonly returned?: string | undefined;
  /** How many were removed for their age or size. */
  readonly removed: number;
  /** The folders of saves that could not be ended. */
  readonly aside: readonly string[];
  readonly timeZone: string;
}

/** Makes the page that lists the earlier states. */
export function listPage({ states, after, returned, removed, aside, timeZone }: ListedStates): string {
  const rest = after === undefined ? states : states.filter(({ id }) => id < after);
  const page = rest.slice(0, PAGE);
  const words = momentWords(timeZone);
  const days = [...new Set(page.map(({ record }) => words.day(record.at)))];
  const back = states.find(({ id }) => id === returned);
  return frame(
    'Keadaan sebelumnya',
    html`<h1>Keadaan sebelumnya</h1>
${
  back &&
  html`<p class="said" role="status" tabindex="-1" autofocus>${entryWords(back.record)} sudah dikembalikan. Bila ternyata keliru, buka yang teratas di bawah ini dan kembalikan lagi.</p>`
}
<p>Setiap kali sesuatu disimpan, dihapus, atau dipindahkan di penyunting, isi sebelumnya tersimpan di sini selama setahun, paling banyak 2 GB; yang terlama dihapus dahulu.${removed > 0 && html` Sudah dihapus: ${removed}.`}</p>
${
  aside.length > 0 &&
  html`<p class="warning">Terhenti saat disimpan dan tidak dapat diselesaikan. Isinya, yang sebelumnya di lama dan yang baru di baru, ada di folder isi: ${aside.join(', ')}. Hapus bila tidak diperlukan lagi.</p>`
}
${page.length === 0 && html`<p>Belum ada.</p>`}
${days.map((day) => {
  const all = page.filter(({ record }) => words.day(record.at) === day);
  return html`<h2>${day}</h2>
<ul class="states">${all.map((state) => itemOf(state, words.time(state.record.at)))}</ul>`;
})}
${
  rest.length > PAGE && html`<nav><a href="${HISTORY}?sesudah=${page.at(-1)?.id}">Yang lebih lama</a></nav>`
}`,
    false,
  );
}

const itemOf = ({ id, record }: SavedState, time: string): Html =>
  html`<li><a href="${HISTORY}${id}"><time datetime="${record.at}">${time}</time> <span>${entryWords(record)} ${deedWords(record)}</span></a></li>`;
