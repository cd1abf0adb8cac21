import { useSelector } from '@xstate/react';
import type { Article } from '../../domain/news/article.ts';
import * as texts from '../../domain/news/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { useShown } from '../shared/use-shown.ts';
import { articleUrl } from './article-url.ts';

/** Passes the article on, and says so where only its address was copied. */
export function ArticleShare({ article }: { article: Article }) {
  const { config } = useDependencies();
  const shown = useShown('article');
  const copied = useSelector(shown, (snapshot) => snapshot.matches({ open: { sharing: 'copied' } }));
  const failed = useSelector(shown, (snapshot) => snapshot.matches({ open: { sharing: 'failed' } }));
  const page = { title: article.title, url: articleUrl(config.origin, article.id) };

  return (
    <div className="article-share">
      <p className="article-share__said" role="status">
        {copied ? texts.addressCopied : failed && sharedTexts.addressNotCopied}
      </p>
      <button
        type="button"
        className="button button--outline"
        onClick={() => shown.send({ type: 'share.requested', page })}
      >
        <Icon name="share" size="text" />
        {sharedTexts.share}
      </button>
    </div>
  );
}
