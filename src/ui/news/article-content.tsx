import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useMemo } from 'react';
import type { Article } from '../../domain/news/article.ts';
import { plainText } from '../../domain/news/excerpt.ts';
import { useDependencies } from '../dependencies.tsx';
import { Loading } from '../shared/skeleton.tsx';
import { trustedMarkup } from './trusted-content.ts';
import './article-content.scss';

/**
 * The content of an article: its safe markup, the one place of the site where markup from outside is rendered; while
 * it is on its way a line that says so; as text alone where the sanitiser did not come or gave what it may not.
 */
export function ArticleContent({ article }: { article: Article }) {
  const { site, logger } = useDependencies();
  const markup = useSelector(site.article, (snapshot) => snapshot.context.markup);
  const plain = useSelector(site.article, (snapshot) => snapshot.matches({ open: { content: 'plain' } }));

  const trusted = useMemo(() => (markup === undefined ? undefined : trustedMarkup(markup)), [markup]);
  const isRefused = markup !== undefined && trusted === undefined;
  useEffect(() => {
    if (isRefused) logger.event('markup.refused', { article: article.id });
  }, [isRefused, logger, article.id]);

  if (plain || isRefused) {
    return <p className="article-content article-content--plain">{plainText(article.content)}</p>;
  }
  if (trusted === undefined) return <Loading text="Memuat artikel..." />;

  const imageFailed = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    logger.event('image.failed', { src: target.src, alt: target.alt });
    target.replaceWith(target.alt || 'Gambar tidak tersedia');
  };
  return (
    <div
      className="article-content"
      onErrorCapture={imageFailed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised to an allow-list, and checked by trustedMarkup
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
