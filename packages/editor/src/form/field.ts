/** What is said of a field of a form. */
interface FieldWords {
  /** Its key in the file. */
  readonly name: string;
  readonly title: string;
  /** What it takes, in a sentence. */
  readonly hint?: string;
  readonly isRequired: boolean;
}

/** A value that may be chosen. */
export interface Choice {
  readonly label: string;
  readonly value: string | number;
}

/** How a field is edited. */
type Editing =
  | {
      /** A line, or several; `pattern` is the form it must have, `says` what is told where it has another. */
      readonly kind: 'line' | 'lines';
      readonly pattern?: string;
      readonly says?: string;
    }
  | { readonly kind: 'number'; readonly from?: number; readonly to?: number }
  /** A day with or without a time, an address, a picture or a document of the folder, Markdown, yes or no. */
  | { readonly kind: 'moment' | 'address' | 'picture' | 'document' | 'markdown' | 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly Choice[]; readonly isMany?: boolean }
  /** Names with a value each: `keys` and `values` say what stands in them. */
  | { readonly kind: 'pairs'; readonly keys?: string; readonly values?: string; readonly isNumber?: boolean }
  /** Pictures that are dropped together, each its file name. */
  | { readonly kind: 'photos' }
  | {
      readonly kind: 'group';
      readonly fields: readonly Field[];
      /** Whether the file may hold its first field alone. */
      readonly isShort?: boolean;
    }
  /** One of several groups, which its field `key` names. */
  | {
      readonly kind: 'oneOf';
      readonly key: string;
      readonly groups: readonly { readonly name: string; readonly fields: readonly Field[] }[];
    }
  /** A list of lines, or of groups: then `item` is a group, else one field; `size` where it has just so many. */
  | { readonly kind: 'list'; readonly item: Field; readonly size?: number };

/** A field of a form. */
export type Field = FieldWords & Editing;

/** What a field is called in the editor, which takes no blanks in a name. */
export const formName = ({ name }: Field): string => name.replace(/[^\w-]/g, '_');

/** What kinds of fields there are. */
export type FieldKind = Field['kind'];

/** Whether a field is of some kind; narrows its type. */
export const isKind = <Kind extends FieldKind>(
  field: Field,
  kind: Kind,
): field is Field & { readonly kind: Kind } => field.kind === kind;

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
  /** The folder of the file, such as 'news', where the editor calls the pictures in it by their whole path. */
  readonly place?: string;
  /** Whether the text of an article is edited as it stands in the file, with its marks. */
  readonly isPlain?: boolean;
}
