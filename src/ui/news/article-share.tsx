import { useSelector } from '@xstate/react';
import type { Article } from '../../domain/news/article.ts';
import * as texts from '../../domain/news/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { articleUrl } from './article-url.ts';

/** Passes the article on, and says so where only its address was copied. */
export function ArticleShare({ article }: { article: Article }) {
  const { site, config } = useDependencies();
  const copied = useSelector(site.article, (snapshot) => snapshot.matches({ open: { sharing: 'copied' } }));
  const failed = useSelector(site.article, (snapshot) => snapshot.matches({ open: { sharing: 'failed' } }));
  const page = { title: article.title, url: articleUrl(config.origin, article.id) };

  return (
    <div className="article-share">
      <p className="article-share__said" role="status">
        {copied ? texts.alamatArtikelDisalin : failed && texts.alamatTidakDapatDisalin}
      </p>
      <button
        type="button"
        className="button button--outline"
        onClick={() => site.article.send({ type: 'share.requested', page })}
      >
        <Icon name="share" size="text" />
        {texts.bagikan}
      </button>
    </div>
  );
}
