// The files that people write: where they stand, how they are read and changed, and what is said of them. It loads nothing that draws or asks
// hosts, since every start of a tool reads files.
export { aliasLimit } from './folder/aliases.ts';
export { isErrorCell } from './folder/error-cells.ts';
export { filesIn } from './folder/files-in.ts';
export { deepYamlLine, MAX_ENTRIES } from './folder/limits.ts';
export { MarkdownError } from './folder/markdown.ts';
export { datedName, isHidden, sortedNames, titleOf } from './folder/names.ts';
export { otherSheets } from './folder/other-sheets.ts';
export { COPY_ENDING, rewritten, writeBeside } from './folder/own-text.ts';
export { csvTable, decoded, readTable, separatorOf, utf16Of } from './folder/table-file.ts';
export type { Table, TableRow } from './folder/table-rows.ts';
export { type TextBlocks, textBlocks } from './folder/text-blocks.ts';
export { NoText, textIn } from './folder/text-form.ts';
export { twiceNamed } from './folder/twice-named.ts';
export { unheadedColumns } from './folder/unheaded-columns.ts';
export { fromWindows1252, inWindows1252 } from './folder/windows-1252.ts';
export { words } from './folder/words.ts';
export { readYaml, tooMany } from './folder/yaml-file.ts';
export { said } from './language.ts';
export { type Mistake, mistakeLine, sortedMistakes } from './mistakes.ts';
export {
  copyRootFiles,
  hiddenRootFiles,
  isServed,
  OWN_FILES,
  ownAddress,
  ROOT_FILES,
  servedFile,
} from './own-files.ts';
export { PICTURE_ENDINGS } from './pictures/picture-endings.ts';
export { feedFile, mediaFolder, type Places, pictureCache, placesOf } from './places.ts';
export { printed } from './printed.ts';
export { codeOf } from './pull/error-code.ts';
export { isRunning, takeLockFile } from './pull/lock-file.ts';
