// What a site makes an editor of, and how it serves or publishes one.
export { buildPage } from './build/build-page.ts';
export { ownFolder } from './build/own-folder.ts';
export type { FormWords } from './form/cms-fields.ts';
export { editorConfig, formsOf } from './form/editor-config.ts';
export type { FileForm } from './form/field.ts';
export { fileOf, formOf } from './form/file-text.ts';
export type { Kind } from './form/kinds.ts';
export type { PreviewProps } from './page/preview.ts';
export type { EditorSettings } from './page/settings.ts';
export { filesOf } from './serve/folder-files.ts';
export { REPOSITORY } from './serve/git-api.ts';
export { policyHeaders } from './serve/policy.ts';
export { serveEditor } from './serve/serve-editor.ts';
export type { FolderMistake } from './serve/staged.ts';
export type { PlainRecord } from './text/same.ts';
