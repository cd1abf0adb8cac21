import type { PlainRecord } from '../text/same.ts';
import type { Layout } from './field.ts';
import type { Schema } from './fields-of.ts';

interface KindWords {
  readonly name: string;
  readonly title: string;
  /** What one entry is called. */
  readonly one: string;
  readonly hint: string;
  /** The name of a Material Symbol. */
  readonly icon: string;
  readonly layout: Layout;
  /** Where its pictures go, from the folder of its file. */
  readonly pictures: string;
  /** Of the record, of each entry of the list, or of the front matter. */
  readonly schema: Schema;
}

/** Entries that are files of a folder. */
export interface FolderKind extends KindWords {
  readonly folder: string;
  /** The path of an entry's file in it, without its ending; `{{slug}}` is the entry's name. */
  readonly file: string;
  /** The field that names an entry. */
  readonly heading: string;
  /** The name of a new entry, as Sveltia CMS writes it; else the day and the title. */
  readonly slug?: string;
  /** Whether the text of its Markdown is edited as it stands in the file: its readers take lines for more than paragraphs. */
  readonly isPlain?: boolean;
  /** What the folder's readers take where an entry's file does not say it, or is missing: an album is a folder of pictures. */
  readonly absent?: Absent;
}

/** Gives what a file does not say, from the name of its entry and the pictures in its folder. */
type Absent = (slug: string, pictures: readonly string[]) => PlainRecord;

/** A file that is one list, or one record. */
export interface FileKind extends KindWords {
  /** Its path in the folder, without its ending. */
  readonly list: string;
}

/** A kind of content. */
export type Kind = FolderKind | FileKind;
