/** What is said of a field of a form. */
interface FieldWords {
  /** Its key in the file. */
  readonly name: string;
  readonly title: string;
  /** What it takes, in a sentence. */
  readonly hint?: string;
  readonly isRequired: boolean;
}

/** A field of a form. */
export type Field = FieldWords &
  (
    | {
        /** A line; several lines; a day with or without a time; an address; a picture or a document of the folder; Markdown. */
        readonly kind:
          | 'line'
          | 'lines'
          | 'moment'
          | 'address'
          | 'picture'
          | 'document'
          | 'markdown'
          | 'number'
          | 'switch';
      }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    /** Pictures that are dropped together, each its file name. */
    | { readonly kind: 'photos' }
    | {
        readonly kind: 'group';
        readonly fields: readonly Field[];
        /** Whether the file may hold its first field alone. */
        readonly isShort?: boolean;
      }
    /** A list of lines, or of groups: then `item` is a group, else one field. */
    | { readonly kind: 'list'; readonly item: Field }
  );

/** What kinds of fields there are. */
export type FieldKind = Field['kind'];

/** Whether a field is of some kind; narrows its type. */
export const isKind = <Kind extends FieldKind>(
  field: Field,
  kind: Kind,
): field is Extract<Field, { kind: Kind }> => field.kind === kind;

/** What a file holds: a list of entries, one record, or Markdown with front matter. */
export type Layout = 'list' | 'record' | 'article';

/** The form of a file. */
export interface FileForm {
  readonly layout: Layout;
  /** The fields of the record, of each entry, or of the front matter. */
  readonly fields: readonly Field[];
  /** How the editor calls the folder's own path, such as '/content'. */
  readonly root: string;
  /** The way from the file up to the folder, such as '../'. */
  readonly up: string;
}
