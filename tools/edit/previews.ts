import type { PreviewProps } from '@bupc/editor';
import type { createElement, ReactElement } from 'react';
import { folderDateLabel } from '../../src/domain/gallery/folder-date.ts';
import { articleDateLabel, type DateRule } from '../../src/domain/news/article-date.ts';
import gallery from '../../src/ui/gallery/gallery-section.scss?inline';
import articleContent from '../../src/ui/news/article-content.scss?inline';
import articleDialog from '../../src/ui/news/article-dialog.scss?inline';
import main from '../../src/ui/styles/main.scss?inline';
import { previewDate } from './preview-date.ts';
import own from './previews.scss?inline';

// The editor draws with its own copy of React, which it hands out.
const { h } = globalThis as unknown as { readonly h: typeof createElement };

type Preview = (props: PreviewProps) => ReactElement;

const text = ({ entry }: PreviewProps, field: string): string => String(entry.getIn(['data', field]) ?? '');

/** The pictures of a list, as the editor draws them: a new one has no address yet. */
function pictures({ entry, widgetFor }: PreviewProps, list: string, file: string): ReactElement[] {
  const named = entry.getIn(['data', list]) as { readonly size?: number } | undefined;
  const places = Array.from({ length: named?.size ?? 0 }, (_none, at) => `${list}.${at}${file}`);
  return places.map((place) =>
    h('div', { key: place, className: 'site-preview__picture' }, widgetFor(place)),
  );
}

// A new entry has no name yet.
const dateOf = (props: PreviewProps): string | undefined =>
  previewDate(text(props, 'date'), nameOf(props), new Date());

function nameOf({ entry }: PreviewProps): string | undefined {
  const slug: unknown = entry.get('slug');
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
}

const article =
  (rule: DateRule): Preview =>
  (props) => {
    const iso = dateOf(props);
    return h(
      'main',
      { className: 'site-preview' },
      h('p', { className: 'site-preview__date' }, iso && articleDateLabel({ iso }, rule)),
      h(
        'article',
        { className: 'article' },
        h('h3', { className: 'article__title' }, text(props, 'title')),
        h('div', { className: 'article-content' }, props.widgetFor('body')),
        h('div', { className: 'article-pictures' }, ...pictures(props, 'pictures', '.file')),
      ),
    );
  };

const album: Preview = (props) => {
  const photos = h('div', { className: 'site-preview__photos' }, props.widgetFor('photos'));
  const iso = dateOf(props);
  return h(
    'main',
    { className: 'site-preview' },
    h(
      'article',
      { className: 'folder-card' },
      h('h3', { className: 'folder-card__name' }, text(props, 'name')),
      h('p', { className: 'folder-card__caption' }, text(props, 'caption')),
      h('p', { className: 'folder-card__foot' }, h('span', null, iso && folderDateLabel(iso))),
    ),
    h('p', null, text(props, 'detail')),
    photos,
  );
};

/** The previews of the editor, by collection: what a visitor will see, in the site's own look and by the office's own rules. */
export const previewsFor = (office: DateRule): Readonly<Record<string, Preview>> => ({
  news: article(office),
  gallery: album,
});

/** The site's look. Here nothing moves when its face comes. */
export const styles = [main, articleContent, articleDialog, gallery, own]
  .join('\n')
  .replace(/font-display: ?optional/g, 'font-display: block');
