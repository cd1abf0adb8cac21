import { dirname, extname, join } from 'node:path';
import { mediaAddress } from '../addresses.ts';
import { withContentImages } from '../content-images.ts';
import { type ContentFolder, entriesIn, readText } from '../folder/folder.ts';
import { type MarkdownFile, readMarkdown } from '../folder/markdown.ts';
import { datedName } from '../folder/names.ts';
import { ARTICLE, readNews } from '../folder/read-news.ts';
import { shownPath } from '../folder/references.ts';
import { readYamlRecord } from '../folder/yaml-file.ts';
import type { Article } from '../items.ts';
import { addressKey, idKey } from '../pull/keys.ts';
import { built, type Feed, type ItemSource, type PictureWish } from './feed.ts';

const ARTICLE_WIDTH = 1000;

/** The news: each Markdown file of content/news is an article. */
export const news: Feed<Article> = {
  read: readNews,
  sources: (folder, items) => {
    const files = new Map(articleNames(folder).map((name) => articleSource(folder, name)));
    return items.map(({ id }) => files.get(id));
  },
  received: (folder) => articleNames(folder).length,
  wishes: (items) =>
    items.flatMap(({ images, content }, item) => {
      const inContent: PictureWish[] = [];
      withContentImages(content, (key) => {
        inContent.push({ key, uses: ['newsDialog'], item, field: 'content' });
        return key;
      });
      return [
        ...images.map(
          ({ id: key }, index): PictureWish => ({
            key,
            uses: ['newsCard', 'newsDialog'],
            item,
            field: `images[${index}]`,
          }),
        ),
        ...inContent,
      ];
    }),
  keyed: (items, pictures) =>
    items.map((article) => ({
      ...article,
      content: withContentImages(article.content, (address) => addressKey(pictures, address)),
      images: article.images.map((image) => {
        const fileId = pictures.articleImageId(image);
        return {
          ...image,
          id: fileId === '' ? addressKey(pictures, image.url || image.originalUrl) : idKey(fileId),
        };
      }),
    })),
  // A picture that is not there is left out.
  settle: (items, find) =>
    items.map((article) => ({
      ...article,
      content: withContentImages(article.content, (address) => {
        const picture = find(address);
        if (picture === 'unchanged') return address;
        return picture && mediaAddress(picture.fileId, ARTICLE_WIDTH);
      }),
      images: article.images.flatMap(({ id, description }) => {
        const picture = built(find(id));
        if (picture === undefined) return [];
        const address = mediaAddress(picture.fileId, ARTICLE_WIDTH);
        return [{ id: picture.fileId, url: address, originalUrl: address, description }];
      }),
    })),
  document: (items) => ({
    articles: items.map(({ id, title, content, images, createdDate, created, modified }) => ({
      id,
      title,
      content,
      images,
      metadata: { createdDate, dateDetails: { created, modified } },
    })),
  }),
};

const articleNames = (folder: ContentFolder): string[] =>
  entriesIn(folder, join(folder.root, 'news')).filter((name) => /\.(?:md|markdown)$/i.test(name));

function articleSource(folder: ContentFolder, name: string): [id: string, ItemSource] {
  const path = join(folder.root, 'news', name);
  const file = shownPath(folder, path);
  const text = readText(folder, path) ?? '';
  const { frontMatter = '', images } = markdownIn(text);
  const [placed] = readYamlRecord(ARTICLE, {
    text: frontMatter,
    file,
    before: 1,
    nearestWord: folder.rules.nearestWord,
  }).entries;
  const { rest } = datedName(path.slice(dirname(path).length + 1, path.length - extname(path).length));
  const lines = images.map(({ line }) => line);
  return [placed?.entry.id ?? rest, { file, text, images: lines, ...(placed && { lineOf: placed.lineOf }) }];
}

// Why it cannot be read was said before.
function markdownIn(text: string): Pick<MarkdownFile, 'frontMatter' | 'images'> {
  try {
    return readMarkdown(text);
  } catch {
    return { images: [] };
  }
}
