import { useSelector } from '@xstate/react';
import { NEWS_LIMIT } from '../../domain/news/prepare-articles.ts';
import * as texts from '../../domain/news/texts.ts';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { EmptyFeed } from '../shared/empty-state.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { Notice } from '../shared/notice.tsx';
import { RefreshButton } from '../shared/refresh-button.tsx';
import { Loading, Skeleton } from '../shared/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import './news-section.scss';

/** News and articles (spec §2 News section): at most six cards, two large and four small. */
export function NewsSection() {
  const { site, config } = useDependencies();
  const articles = useSelector(site.news, (snapshot) => snapshot.context.articles);
  const updatedAt = useSelector(site.news, (snapshot) => snapshot.context.updatedAt);
  const loading = useSelector(site.news, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(site.news, (snapshot) => snapshot.matches('failed'));
  const refresh = () => site.news.send({ type: 'refresh.requested' });

  return (
    <section className="section section--pattern" id="news" aria-labelledby="news-title">
      <div className="wrap">
        <div className="section-head section-head--tools">
          <h2 id="news-title">{sharedTexts.news}</h2>
          <RefreshButton
            className="button button--outline"
            title={texts.refresh}
            loading={loading}
            said={{ loading: texts.loading, done: failed ? '' : texts.refreshed }}
            onRefresh={refresh}
          >
            <Icon name="refresh" size="text" />
            {texts.refresh}
          </RefreshButton>
        </div>
        {failed && (
          <Notice
            kind="copy"
            title={texts.failed}
            detail={articles.length > 0 ? texts.showsCopy : undefined}
            action={{ label: sharedTexts.retry, onAct: refresh }}
          />
        )}
        {articles.length > 0 ? (
          <ul className="news">
            {articles.slice(0, NEWS_LIMIT).map((article, position) => (
              <li key={article.id}>
                <ArticleCard article={article} large={position < 2} />
              </li>
            ))}
          </ul>
        ) : loading ? (
          <NewsSkeleton />
        ) : (
          <EmptyFeed
            drawing="page"
            failed={failed}
            lost={texts.notReached}
            title={texts.emptyTitle}
            text={texts.emptyText}
            onRetry={refresh}
          />
        )}
        <div className="news__foot">
          {articles.length > NEWS_LIMIT && (
            <NewTabLink className="button" href={config.links.planningPortal}>
              {texts.allArticles}
              <Icon name="arrow-out" size="text" />
            </NewTabLink>
          )}
          <p className="news__stamp">
            {updatedAt === undefined ? (
              <span aria-hidden="true">&nbsp;</span>
            ) : (
              <>
                <span>{texts.listUpdated}</span>{' '}
                <span className="news__time">{unbroken(dateTimeStamp(updatedAt))}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

function NewsSkeleton() {
  return (
    <>
      <Loading text={texts.loading} />
      <div className="news" aria-hidden="true">
        {[...Array(NEWS_LIMIT).keys()].map((index) => (
          <div className="article-card" key={index}>
            <div className="article-card__picture">
              <Skeleton shape="image" />
            </div>
            <div>
              <Skeleton shape="line" />
              <Skeleton shape="line" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
