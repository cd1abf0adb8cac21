import type { FileForm } from '../form/field.ts';

/** What a site gives its previews, as JSON. */
export type SiteFacts = Readonly<Record<string, unknown>>;

/** What the page of the editor is given, beside it as settings.json. */
export interface EditorSettings {
  /** The configuration of Sveltia CMS. */
  readonly config: {
    readonly backend: { readonly name: string; readonly repo: string; readonly [option: string]: unknown };
    readonly [option: string]: unknown;
  };
  /** The forms by the name of their format; a collection or file names it as `format`. */
  readonly forms: Readonly<Record<string, FileForm>>;
  /** The language of the editor, as a locale that it has. */
  readonly locale: string;
  /** Where the folder is on this machine: who opens the page is signed in. */
  readonly isLocal: boolean;
  /** What the previews are given. */
  readonly site?: SiteFacts;
  /** Which files of the folder are not opened, and why, a sentence each. */
  readonly unopened?: readonly string[];
}
