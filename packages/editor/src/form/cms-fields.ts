import { type Field, formName, isKind } from './field.ts';
import { MOMENT } from './moments.ts';

/** A field as the editor takes it (its own configuration format). */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required: boolean;
  readonly [option: string]: unknown;
}

/** What is said where a value has a wrong form. */
export interface FormWords {
  readonly moment: string;
  readonly address: string;
  /** What adds an item to a list: 'Tambah gambar', from the list's title. */
  readonly item: (title: string) => string;
}

const ADDRESS = '^(?:https?:\\/\\/\\S+|\\/\\S*)$';
// An empty value of a field that may be missing has no form.
const orEmpty = (pattern: string, { isRequired }: Field) => (isRequired ? pattern : `^$|${pattern}`);

/** Gives the editor's fields for the fields of a form. */
export function cmsFields(fields: readonly Field[], words: FormWords): CmsField[] {
  return fields.map((field) => cmsField(field, words));
}

function cmsField(field: Field, words: FormWords): CmsField {
  return {
    name: formName(field),
    label: field.title,
    ...(field.hint !== undefined && { hint: field.hint }),
    required: field.isRequired,
    ...widgetOf(field, words),
  };
}

function widgetOf(field: Field, words: FormWords): { readonly widget: string } & Record<string, unknown> {
  if (isKind(field, 'group'))
    return { widget: 'object', fields: cmsFields(field.fields, words), collapsed: false };
  if (isKind(field, 'list')) return listWidget(field, words);
  if (isKind(field, 'choice'))
    return { widget: 'select', options: field.options, multiple: field.isMany === true };
  if (isKind(field, 'oneOf')) return oneOfWidget(field, words);
  if (isKind(field, 'number')) {
    return {
      widget: 'number',
      value_type: 'int',
      ...(field.from !== undefined && { min: field.from, max: field.to }),
    };
  }
  if (isKind(field, 'pairs'))
    return { widget: 'keyvalue', key_label: field.keys ?? '', value_label: field.values ?? '' };
  switch (field.kind) {
    case 'line':
    case 'lines':
      return {
        widget: field.kind === 'line' ? 'string' : 'text',
        ...(field.pattern !== undefined && { pattern: [orEmpty(field.pattern, field), field.says ?? ''] }),
      };
    case 'moment':
      return { widget: 'string', pattern: [orEmpty(MOMENT, field), words.moment] };
    case 'address':
      return { widget: 'string', pattern: [orEmpty(ADDRESS, field), words.address] };
    case 'picture':
      return { widget: 'image', choose_url: false };
    case 'photos':
      return { widget: 'image', choose_url: false, multiple: true };
    case 'document':
      return { widget: 'file', choose_url: false };
    case 'markdown':
      return { widget: 'markdown' };
    case 'switch':
      return { widget: 'boolean' };
    default:
      return { widget: 'string' };
  }
}

const oneOfWidget = ({ key, groups }: Extract<Field, { kind: 'oneOf' }>, words: FormWords) => ({
  widget: 'object',
  typeKey: key,
  types: groups.map(({ name, fields }) => ({
    name,
    label: name,
    widget: 'object',
    fields: cmsFields(fields, words),
  })),
});

function listWidget({ item, title, size }: Extract<Field, { kind: 'list' }>, words: FormWords) {
  const widget = {
    widget: 'list',
    label_singular: words.item(title),
    ...(size !== undefined && { min: size, max: size }),
  };
  if (isKind(item, 'line') && item.pattern === undefined) return widget;
  if (!isKind(item, 'group')) return { ...widget, field: cmsField(item, words) };
  const lines = item.fields.filter(({ kind }) => kind === 'line');
  // What people call it, rather than a code.
  const name = lines.find((field) => /^(?:title|name|label)$/.test(field.name)) ?? lines[0];
  const picture = item.fields.find(({ kind }) => kind === 'picture');
  return {
    ...widget,
    fields: cmsFields(item.fields, words),
    ...(size !== undefined && { allow_add: false, allow_remove: false }),
    collapsed: 'auto',
    ...(name && { summary: `{{fields.${formName(name)}}}` }),
    ...(picture && { thumbnail: formName(picture) }),
  };
}
