import { useEffect, useRef } from 'react';
import type { Article } from '../../domain/news/article.ts';
import { articleImageId } from '../../domain/news/prepare-articles.ts';
import { newsArticleData } from '../../domain/news/structured-data.ts';
import { inlineJson } from '../../domain/shared/inline-json.ts';
import { useDependencies } from '../dependencies.tsx';
import { articleUrl } from './article-url.ts';
import { dataBlock } from './trusted-content.ts';

/** The open article for search engines: a data block, which runs nothing. */
export function ArticleData({ article }: { article: Article }) {
  const { config, images } = useDependencies();
  const data = inlineJson(
    newsArticleData(article, {
      url: articleUrl(config.origin, article.id),
      images: article.images.map(
        (image) => new URL(images.newsDialog(articleImageId(image)).src, config.origin).href,
      ),
      publisher: config.office.name,
      publisherUrl: config.origin,
    }),
  );
  const element = useRef<HTMLSpanElement>(null);
  // React would write the element as markup, which the page's policy refuses.
  useEffect(() => {
    // A shared page already has them: they are reused, so that they disappear with the dialog.
    const served = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const block = served.find(({ textContent }) => textContent === data) ?? dataBlock(data);
    element.current?.append(block);
    return () => block.remove();
  }, [data]);
  return <span ref={element} hidden />;
}
