import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { saidInOfficeWords } from '../history/disk.ts';
import { entryOf, type SavedFile } from '../history/entry-of.ts';
import { type PlannedFile, plannedFiles } from '../history/plan.ts';
import type { StateRecord } from '../history/record.ts';
import { NOTHING_CHANGED, saveState } from '../history/save-state.ts';
import { type Change, checkChanges } from './changes.ts';
import { diskOf, type EditedFolder, ownChange, shownName } from './edited-folder.ts';
import { isEntryFile } from './entry-files.ts';
import { isText, pageText } from './page-text.ts';
import { placeIn } from './safe-path.ts';
import { refuseMistakes } from './staged.ts';

/**
 * Makes changes of the page in the folder, and saves a state of what was before.
 * @throws Refused where they cannot be made, or a mistake would come of them; then nothing is changed
 */
export function save(edited: EditedFolder, asked: readonly Change[]): string | undefined {
  const wanted = withoutForeign(edited, asked);
  return saveOwn(edited, () => wanted.flatMap((change) => ownChange(edited, change) ?? []));
}

/** An album that goes takes the pictures of its own folder with it; Sveltia CMS takes those of other albums that it names too. */
function withoutForeign({ kinds = [] }: EditedFolder, asked: readonly Change[]): readonly Change[] {
  if (asked.some(({ operation }) => operation !== 'delete')) return asked;
  const own = asked.filter(({ path }) => isEntryFile(kinds, path)).map(({ path }) => `${dirname(path)}/`);
  if (own.length === 0) return asked;
  return asked.filter(({ path }) => isText(path) || own.some((folder) => path.startsWith(folder)));
}

/**
 * Makes changes in the folder as they are, and saves a state of what was before.
 * @param changes is asked again while nobody else saves
 * @param of the state that they restore
 * @throws Refused where they cannot be made, or a mistake would come of them; then nothing is changed
 */
export function saveOwn(
  edited: EditedFolder,
  changes: () => readonly Change[],
  of?: { readonly id: string; readonly record: StateRecord },
): string | undefined {
  const { folder, now = () => new Date() } = edited;
  const checked = (): readonly Change[] => {
    const all = changes();
    checkChanges(folder, all, (path) => shownName(edited, path));
    return all;
  };
  saidInOfficeWords(() => refuseMistakes(edited, checked()), NOTHING_CHANGED);
  return saveState({ folder, disk: diskOf(edited), now }, () => {
    // Another editor may have saved since.
    const all = checked();
    const files = plannedFiles(folder, all);
    if (of) return { said: { deed: 'return', kind: of.record.kind, name: of.record.name, of: of.id }, files };
    const isMove = all.some(({ from, path }) => from !== undefined && from !== path);
    return {
      said: entryOf(
        edited.kinds ?? [],
        files.map((file) => savedFile(folder, file)),
        isMove,
      ),
      files,
    };
  });
}

function savedFile(folder: string, { path, before, after, content }: PlannedFile): SavedFile {
  if (!isText(path)) return { path, before, after };
  const bytes = content instanceof Uint8Array ? content : readFileSync(content ?? placeIn(folder, path));
  const text = pageText(bytes);
  return { path, before, after, ...(text !== undefined && { text }) };
}
