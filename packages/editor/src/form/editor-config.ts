import type { EditorSettings } from '../page/settings.ts';
import { type CmsField, cmsFields, type FormWords } from './cms-fields.ts';
import { historyEntry, tableEntry } from './empty-entries.ts';
import type { Field, FileForm, Layout } from './field.ts';
import { fieldsOf } from './fields-of.ts';
import { BODY, entriesField } from './file-text.ts';
import type { FileKind, FolderKind, Kind } from './kinds.ts';

/** Where and how the folder is edited. */
export interface EditorPlace {
  /** What the editor is called. */
  readonly title: string;
  /** The backend of Sveltia CMS. */
  readonly backend: EditorSettings['config']['backend'];
  /** The content folder in its repository, such as 'content'. */
  readonly prefix: string;
  /** The ending of a list in the folder, with its dot; undefined where it is no YAML. */
  readonly endingOf: (list: string) => '.yaml' | '.yml' | undefined;
  readonly words: FormWords;
  /** Whether earlier states of the folder are saved; the menu then links to them. */
  readonly hasHistory?: boolean;
  /** Further options of Sveltia CMS. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The words of an article's text. */
export const ARTICLE_TEXT: Field = { name: BODY, title: 'Isi', isRequired: false, kind: 'markdown' };

const PLAIN_HINT = 'Seperti di berkasnya, dengan tanda-tandanya.';

/** Gives the forms of kinds, by the name of their format. */
export const formsOf = (kinds: readonly Kind[], prefix: string): Readonly<Record<string, FileForm>> =>
  Object.fromEntries(
    kinds.map((kind) => {
      const path = 'folder' in kind ? `${kind.folder}/${kind.file}` : kind.list;
      const up = '../'.repeat(path.split('/').length - 1);
      const form = {
        layout: kind.layout,
        fields: fieldsOf(kind.schema),
        root: `/${prefix}`,
        up,
        ...('folder' in kind && kind.pictures !== '' && { place: kind.folder }),
        ...('folder' in kind && kind.isPlain && { isPlain: true }),
      };
      return [formatOf(kind.name, kind.layout), form];
    }),
  );

// Of a Markdown file, Sveltia CMS takes no other name.
const formatOf = (name: string, layout: Layout): string =>
  `isi-${name}${layout === 'article' ? '-frontmatter' : ''}`;

/** Makes the editor's configuration (that of Sveltia CMS) of the kinds of a folder. */
export function editorConfig(kinds: readonly Kind[], place: EditorPlace) {
  return {
    app_title: place.title,
    backend: place.backend,
    // All pictures of the folder can be chosen; what is new goes beside the file that names it.
    media_folder: place.prefix,
    public_folder: `/${place.prefix}`,
    media_libraries: { stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, timezone: 'local' },
    output: { omit_empty_optional_fields: true },
    ...place.options,
    collections: [
      ...kinds.map((kind) =>
        'folder' in kind ? folderCollection(kind, place) : fileCollection(kind, place),
      ),
      ...(place.hasHistory ? [historyEntry(place.prefix)] : []),
    ],
  };
}

const wordsOf = ({ name, title, one, hint, icon }: Kind) => ({
  name,
  label: title,
  label_singular: one,
  description: hint,
  icon,
});

// Pictures are named as the folder's readers do: from the folder of the file that names them.
const picturesOf = (pictures: string) => ({
  media_folder: pictures,
  public_folder: pictures === '' ? '' : `./${pictures}`,
});

// Were they named from the file, Sveltia CMS would take all pictures of the folder for those of each entry, and remove them with it.
const picturesBeside = ({ folder, pictures }: FolderKind, prefix: string) => {
  const place = `/${prefix}/${folder}/${pictures}`;
  return { media_folder: place, public_folder: place };
};

function folderCollection(kind: FolderKind, { prefix, words }: EditorPlace) {
  const fields = cmsFields(fieldsOf(kind.schema), words);
  const isArticle = kind.layout === 'article';
  return {
    ...wordsOf(kind),
    folder: `${prefix}/${kind.folder}`,
    path: kind.file,
    extension: isArticle ? 'md' : 'yaml',
    format: formatOf(kind.name, kind.layout),
    create: true,
    slug: kind.slug ?? '{{year}}-{{month}}-{{day}}-{{slug}}',
    identifier_field: kind.heading,
    summary: `{{${kind.heading}}}`,
    ...(kind.pictures === '' ? picturesOf('') : picturesBeside(kind, prefix)),
    ...(kind.isPlain && { editor: { preview: false } }),
    fields: isArticle ? withText(kind, fields, cmsFields([textOf(kind)], words)) : fields,
  };
}

const textOf = ({ isPlain }: FolderKind): Field =>
  isPlain ? { ...ARTICLE_TEXT, kind: 'lines', hint: PLAIN_HINT } : ARTICLE_TEXT;

/** Places the text of an article after its first field; a plain text, which is long, last. */
function withText(
  { isPlain }: FolderKind,
  fields: readonly CmsField[],
  text: readonly CmsField[],
): readonly CmsField[] {
  const [title, ...rest] = fields;
  return title && !isPlain ? [title, ...text, ...rest] : [...fields, ...text];
}

/** A group of a long form begins closed, so that the form can be looked over. */
const closed = (field: CmsField): CmsField =>
  field.widget === 'object' ? { ...field, collapsed: true } : field;

function fileCollection(kind: FileKind, { prefix, endingOf, words }: EditorPlace) {
  const ending = endingOf(kind.list);
  if (ending === undefined) return tableEntry(prefix, kind);
  const own = fieldsOf(kind.schema);
  const fields = kind.layout === 'list' ? [entriesField({ fields: own }, kind.one)] : own;
  return {
    ...wordsOf(kind),
    // A long list adds nothing beside its own form.
    editor: { preview: false },
    files: [
      {
        name: kind.name,
        label: kind.title,
        icon: kind.icon,
        file: `${prefix}/${kind.list}${ending}`,
        format: formatOf(kind.name, kind.layout),
        ...picturesOf(kind.pictures),
        fields: cmsFields(fields, words).map(closed),
      },
    ],
  };
}
