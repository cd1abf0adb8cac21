import { parse } from 'yaml';
import { mergeMarkdownFile, readMarkdownFile } from '../text/front-matter.ts';
import { mergeYaml } from '../text/merge-yaml.ts';
import { isRecord, type Plain, type PlainRecord } from '../text/same.ts';
import type { Field, FileForm } from './field.ts';
import { type Naming, shown, shownRecord, unshown, unshownRecord } from './shown.ts';

/** The key under which a form keeps the text of its file, so that it can be changed instead of written anew. */
export const SOURCE = 'berkas_asal';
/** The key of the entries of a file that is a list. */
export const ENTRIES = 'entries';
/** The key of the text of an article. */
export const BODY = 'body';

/**
 * Reads a file as its form shows it, with its text.
 * @throws YAMLParseError where it is no YAML
 */
export function formOf(form: FileForm, text: string): PlainRecord {
  const naming = namingIn(form);
  if (form.layout === 'article') {
    const { frontMatter, body } = readMarkdownFile(text);
    return {
      ...shownRecord(form.fields, frontMatter, naming),
      [BODY]: withNames(body, naming.shown),
      [SOURCE]: text,
    };
  }
  const value: Plain = parse(text);
  if (form.layout === 'list')
    return { [ENTRIES]: shown(entriesField(form), value, naming) ?? [], [SOURCE]: text };
  return { ...shownRecord(form.fields, isRecord(value) ? value : {}, naming), [SOURCE]: text };
}

/** Writes what a form shows into the text of its file; only what was changed in the form changes in it. */
export function fileOf(form: FileForm, value: PlainRecord): string {
  const text = typeof value[SOURCE] === 'string' ? value[SOURCE] : '';
  const naming = namingIn(form);
  if (form.layout === 'article') {
    const { frontMatter } = readMarkdownFile(text);
    const body = withNames(typeof value[BODY] === 'string' ? value[BODY] : '', naming.written);
    const parts = { frontMatter: unshownRecord(form.fields, value, frontMatter, naming), body };
    return mergeMarkdownFile(text, parts, form.isPlain ? (_old, next) => next : undefined);
  }
  const old: Plain = parse(text);
  if (form.layout === 'list') {
    return mergeYaml(text, unshown(entriesField(form), value[ENTRIES] ?? [], old ?? undefined, naming) ?? []);
  }
  return mergeYaml(text, unshownRecord(form.fields, value, isRecord(old) ? old : {}, naming));
}

/** The entries of a list, as a field. */
export const entriesField = (
  { fields }: Pick<FileForm, 'fields'>,
  title = '',
): Extract<Field, { kind: 'list' }> => ({
  name: ENTRIES,
  title,
  isRequired: false,
  kind: 'list',
  item: { name: ENTRIES, title, isRequired: true, kind: 'group', fields },
});

// The editor calls a file by its whole path, or, in a folder that is its entry's own, './name'.
const namingIn = ({ root, up, place }: FileForm): Naming => ({
  shown: (name) => {
    if (up !== '' && name.startsWith(up)) return `${root}/${name.slice(up.length)}`;
    return place === undefined || !isBeside(name) ? name : `${root}/${place}/${name.replace(/^\.\//, '')}`;
  },
  written: (called) => {
    if (!called.startsWith(`${root}/`)) return called.replace(/^\.\//, '');
    const path = called.slice(root.length + 1);
    return place !== undefined && path.startsWith(`${place}/`) ? path.slice(place.length + 1) : up + path;
  },
});

/** Whether a name leads to a file in the folder of the one that names it, or below. */
const isBeside = (name: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/|\.\.\/|#|$)/i.test(name);

const withNames = (markdown: string, name: (file: string) => string): string =>
  markdown.replace(
    /(!\[[^\]]*\]\(<?)([^)>\s]+)/g,
    (_all, before: string, file: string) => before + name(file),
  );
