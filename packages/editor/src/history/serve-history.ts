import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { EditedFolder } from '../serve/edited-folder.ts';
import { isText, pageText } from '../serve/page-text.ts';
import { placeIn, Refused } from '../serve/safe-path.ts';
import { saveOwn } from '../serve/save.ts';
import { saidInOfficeWords } from './disk.ts';
import { HISTORY, refusedPage } from './page/frame.ts';
import { listPage } from './page/list-page.ts';
import { type ShownThen, statePage } from './page/state-page.ts';
import { removedCount } from './remove-old.ts';
import { changesBack, type FileThenNow, filesThenNow } from './return.ts';
import { type SavedState, savedFile, savedState, savedStates, setAsideIn } from './states.ts';

/** What is asked of the pages of earlier states. */
export interface HistoryRequest {
  readonly method: string;
  /** Of HISTORY. */
  readonly url: URL;
  readonly timeZone: string;
}

/** What is answered: a page, a picture, or another address. */
export interface HistoryAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const PICTURES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

const page = (body: string, status = 200): HistoryAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

const NO_STATE = new Refused(404, 'keadaan ini tidak ada lagi');

/** Answers what is asked of the earlier states of a folder: their list, one of them beside what is now, and its return. */
export function historyAnswer(edited: EditedFolder, request: HistoryRequest): HistoryAnswer {
  try {
    return saidInOfficeWords(() => answered(edited, request));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return page(refusedPage(error.message), error.status);
  }
}

function answered(edited: EditedFolder, { method, url, timeZone }: HistoryRequest): HistoryAnswer {
  const [id = '', part] = url.pathname.slice(HISTORY.length).split('/');
  const { folder } = edited;
  if (id === '') {
    const { searchParams } = url;
    const [after, returned] = ['sesudah', 'kembali'].map((name) => searchParams.get(name) ?? undefined);
    return page(
      listPage({
        states: savedStates(folder),
        after,
        returned,
        removed: removedCount(folder),
        aside: setAsideIn(folder),
        timeZone,
      }),
    );
  }
  const state = savedState(folder, id);
  if (state === undefined) throw NO_STATE;
  if (part !== undefined) return picture(folder, state, part);
  if (method === 'POST') return restore(edited, state, timeZone);
  return page(statePage({ state, files: shown(folder, state), timeZone }));
}

function restore(edited: EditedFolder, state: SavedState, timeZone: string): HistoryAnswer {
  try {
    const id = saveOwn(edited, () => changesBack(edited.folder, state), state);
    const location = id === undefined ? `${HISTORY}${state.id}` : `${HISTORY}?kembali=${id}`;
    return { status: 303, headers: { location }, body: '' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, message } = error;
    return page(statePage({ state, files: shown(edited.folder, state), timeZone, refused: message }), status);
  }
}

const shown = (folder: string, state: SavedState): ShownThen[] =>
  filesThenNow(folder, state).map((file) => ({ ...file, ...contentOf(folder, state, file) }));

function contentOf(
  folder: string,
  state: SavedState,
  { path, index, returns }: FileThenNow,
): Partial<ShownThen> {
  const place = savedFile(folder, state, index);
  if (!isText(path)) return { isPicture: place !== undefined && extname(path).toLowerCase() in PICTURES };
  if (returns === 'same') return {};
  const now = placeIn(folder, path);
  const [before, after] = [place, existsSync(now) ? now : undefined].map((one) =>
    one === undefined ? '' : pageText(readFileSync(one)),
  );
  return before === undefined || after === undefined ? {} : { texts: { before, now: after } };
}

function picture(folder: string, state: SavedState, part: string): HistoryAnswer {
  const index = Number(part);
  const place = savedFile(folder, state, index);
  const type = PICTURES[extname(state.record.files[index]?.path ?? '').toLowerCase()];
  if (place === undefined || type === undefined) throw NO_STATE;
  return { status: 200, headers: { 'content-type': type }, body: readFileSync(place) };
}
