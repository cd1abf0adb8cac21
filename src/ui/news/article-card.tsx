import type { Article } from '../../domain/news/article.ts';
import { articleDateLabel } from '../../domain/news/article-date.ts';
import { articleExcerpt } from '../../domain/news/excerpt.ts';
import { articleImageCount, articleImageId } from '../../domain/news/prepare-articles.ts';
import * as texts from '../../domain/news/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ActionWords } from '../shared/action-words.tsx';
import { from } from '../shared/breakpoints.ts';
import { DialogLink } from '../shared/dialog-link.tsx';
import { ImageSubstitute, RemoteImage } from '../shared/remote-image.tsx';

// The widths that the two large and the four small cards have in the layout.
const LARGE = `${from('l')} 584px, ${from('s')} 46vw, 100vw`;
const SMALL = `${from('l')} 276px, ${from('m')} 23vw, ${from('s')} 46vw, 120px`;

/**
 * An article in the list: cover, date, number of pictures, title, excerpt, and a link that covers the card (spec §2
 * News section).
 */
export function ArticleCard({ article, large }: { article: Article; large: boolean }) {
  const { images, config } = useDependencies();
  const cover = article.images[0];
  return (
    <article className="article-card">
      <div className="article-card__picture">
        {cover ? (
          <RemoteImage
            source={images.newsCard(articleImageId(cover))}
            alt={cover.description}
            sizes={large ? LARGE : SMALL}
            width={1000}
            height={625}
            substitute={texts.coverSubstitute}
          />
        ) : (
          <ImageSubstitute text={texts.coverSubstitute} alt="" width={1000} height={625} />
        )}
      </div>
      <div className="article-card__body">
        <p className="article-card__meta">
          <span>{articleDateLabel(article.created, config)}</span>
          <span>{sharedTexts.photoCount(articleImageCount(article))}</span>
        </p>
        <h3 className="article-card__title">{article.title}</h3>
        <p className="article-card__excerpt">{articleExcerpt(article.content)}</p>
        <p className="article-card__action">
          <DialogLink className="action article-card__link" open={{ artikel: article.id }}>
            <ActionWords words={texts.readMore} about={article.title} />
          </DialogLink>
        </p>
      </div>
    </article>
  );
}
