import * as v from 'valibot';
import type { Kind } from '../src/form/kinds.ts';

const words = { hint: '', icon: '', pictures: '', schema: v.strictObject({}) };

/** Articles, albums that may be folders of pictures alone, and a list. */
export const KINDS: readonly Kind[] = [
  {
    ...words,
    name: 'news',
    title: 'Berita',
    one: 'Berita',
    layout: 'article',
    folder: 'news',
    file: '{{slug}}',
    heading: 'title',
  },
  {
    ...words,
    name: 'gallery',
    title: 'Galeri',
    one: 'Album',
    layout: 'record',
    folder: 'gallery',
    file: '{{slug}}/album',
    heading: 'name',
    absent: (slug, pictures) => ({ name: `Album ${slug}`, photos: pictures }),
  },
  { ...words, name: 'staff', title: 'Pegawai', one: 'Orang', layout: 'list', list: 'staff' },
];
