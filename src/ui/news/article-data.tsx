import type { Article } from '../../domain/news/article.ts';
import { articleImageId } from '../../domain/news/prepare-articles.ts';
import { newsArticleData } from '../../domain/news/structured-data.ts';
import { inlineJson } from '../../domain/shared/inline-json.ts';
import { useDependencies } from '../dependencies.tsx';
import { articleUrl } from './article-url.ts';

/** The open article for search engines: a data block, which runs nothing. */
export function ArticleData({ article }: { article: Article }) {
  const { config, images } = useDependencies();
  const data = newsArticleData(article, {
    url: articleUrl(config.origin, article.id),
    images: article.images.map(
      (image) => new URL(images.newsDialog(articleImageId(image)).src, config.origin).href,
    ),
    publisher: config.office.name,
    publisherUrl: config.origin,
  });
  return <script type="application/ld+json">{inlineJson(data)}</script>;
}
