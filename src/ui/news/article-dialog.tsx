import { useSelector } from '@xstate/react';
import { newsPhase, type OpenArticle, openArticle } from '../../application/news/open-article.ts';
import type { Article } from '../../domain/news/article.ts';
import { articleDateLabel } from '../../domain/news/article-date.ts';
import { articleExcerpt } from '../../domain/news/excerpt.ts';
import { articleImageCount } from '../../domain/news/prepare-articles.ts';
import * as texts from '../../domain/news/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { GONE_LINKS, GoneDialog } from '../shared/gone-dialog.tsx';
import { Notice } from '../shared/notice.tsx';
import { Loading, Skeleton } from '../shared/skeleton.tsx';
import { ArticleContent } from './article-content.tsx';
import { ArticleData } from './article-data.tsx';
import { ArticlePictures } from './article-pictures.tsx';
import { ArticleShare } from './article-share.tsx';
import './article-dialog.scss';

type Found = Extract<OpenArticle, { readonly status: 'found' }>;

/**
 * The article dialog (spec §2 Article dialog), about the article that the address names. While the news load it waits;
 * of one that has left them, or whose text did not come, it says so.
 */
export function ArticleDialog({ onClose }: { onClose: () => void }) {
  const { site, config } = useDependencies();
  const id = useSelector(site.dialogs, (snapshot) => snapshot.context.artikel);
  const news = useSelector(site.news, (snapshot) => snapshot.context);
  const phase = useSelector(site.news, newsPhase);
  const open = openArticle(news, phase, id);
  const article = open.status === 'found' ? open.article : undefined;
  if (open.status === 'gone')
    return <GoneArticle newest={news.articles.slice(0, GONE_LINKS)} onClose={onClose} />;

  return (
    <DialogFrame
      {...DIALOG_NAMES.article}
      pageTitle={article?.title}
      lead={article ? articleDateLabel(article.created, config) : '\u00a0'}
      foot={article && <ArticleFoot article={article} />}
      onClose={onClose}
    >
      {open.status === 'found' ? <ArticleView {...open} /> : <ArticleSkeleton />}
    </DialogFrame>
  );
}

function GoneArticle({ newest, onClose }: { newest: readonly Article[]; onClose: () => void }) {
  const { config } = useDependencies();
  return (
    <GoneDialog
      title={DIALOG_NAMES.article.title}
      drawing="page"
      says={texts.articleGone}
      newest={newest.map(({ id, title, created }) => ({
        open: { artikel: id },
        name: title,
        date: articleDateLabel(created, config),
      }))}
      back={texts.backToNews}
      onClose={onClose}
    />
  );
}

function ArticleView({ article, content }: Pick<Found, 'article' | 'content'>) {
  return (
    <article className="article" aria-labelledby="article-title">
      <h3 className="article__title" id="article-title">
        {article.title}
      </h3>
      {content === 'missing' ? (
        <ArticleBeginning article={article} />
      ) : (
        <ArticleContent article={article}>
          <ArticlePictures article={article} />
        </ArticleContent>
      )}
      <ArticleData article={article} />
    </article>
  );
}

/** What is known of an article whose text did not come, and a way to ask for it again. */
function ArticleBeginning({ article }: { article: Article }) {
  const { news } = useDependencies().site;
  return (
    <>
      <p className="article-content article-content--lead">{articleExcerpt(article.content)}</p>
      <ArticlePictures article={article} />
      <Notice
        kind="copy"
        title={texts.failed}
        action={{ label: sharedTexts.retry, onAct: () => news.send({ type: 'refresh.requested' }) }}
      />
    </>
  );
}

function ArticleFoot({ article }: { article: Article }) {
  const { config } = useDependencies();
  return (
    <div className="article-foot">
      <p>{texts.articleUpdated(articleDateLabel(article.modified, config))}</p>
      <p className="article-foot__count">{texts.pictureCount(articleImageCount(article))}</p>
      <ArticleShare article={article} />
    </div>
  );
}

function ArticleSkeleton() {
  return (
    <div className="article article--loading">
      <div className="article__title">
        <Skeleton shape="line" />
      </div>
      <Loading text={texts.loading} />
      <div className="article-pictures">
        <div className="article-pictures__stage">
          <Skeleton shape="banner" />
        </div>
      </div>
    </div>
  );
}
