import { useSelector } from '@xstate/react';
import type { Article } from '../../domain/news/article.ts';
import { articleImageCount, articleImageId } from '../../domain/news/prepare-articles.ts';
import * as texts from '../../domain/news/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { RemoteImage } from '../shared/remote-image.tsx';
import { ThumbnailStrip } from '../shared/thumbnail-strip.tsx';
import './article-pictures.scss';
import { useShown } from '../shared/use-shown.ts';

/**
 * The pictures of an article, 400 px high, one at a time (spec §2 Article dialog): with arrows, a counter and
 * thumbnails where there is more than one, and nothing where there is none. It says how many there are where it has not all
 * of them.
 */
export function ArticlePictures({ article }: { article: Article }) {
  const { images: pictures } = article;
  const { images } = useDependencies();
  const shown = useShown('article');
  const index = useSelector(shown, (snapshot) => snapshot.context.index);
  const picture = pictures[index] ?? pictures[0];
  if (picture === undefined) return null;
  const several = pictures.length > 1;
  const all = articleImageCount(article);

  return (
    <section
      className="article-pictures"
      aria-label={texts.picturesLabel}
      aria-roledescription={sharedTexts.carousel}
    >
      <div className="article-pictures__stage">
        <RemoteImage
          source={images.newsDialog(articleImageId(picture))}
          alt={picture.description}
          sizes="800px"
          width={1000}
          height={625}
          substitute={texts.pictureUnavailable}
        />
        {several && (
          <>
            <p className="article-pictures__count" aria-live="polite">
              <span aria-hidden="true">{`${index + 1} / ${pictures.length}`}</span>
              <span className="visually-hidden">
                {texts.picturePosition({ number: index + 1, count: pictures.length })}
              </span>
            </p>
            <div className="article-pictures__turn">
              <ArrowButton
                direction="previous"
                name={texts.previousPicture}
                onTurn={() => shown.send({ type: 'picture.previous' })}
              />
              <ArrowButton
                direction="next"
                name={texts.nextPicture}
                onTurn={() => shown.send({ type: 'picture.next' })}
              />
            </div>
          </>
        )}
      </div>
      {several && (
        <ThumbnailStrip
          block="article-thumbnails"
          thumbnails={pictures.map((one, pictureIndex) => ({
            key: `${articleImageId(one)}-${one.url}`,
            source: images.newsCard(articleImageId(one)),
            name: texts.stripPicture(pictureIndex + 1),
          }))}
          substitute="?"
          index={index}
          onChoose={(pictureIndex) => shown.send({ type: 'picture.chosen', index: pictureIndex })}
        />
      )}
      {all > pictures.length && (
        <p className="article-pictures__all">{texts.picturesShown({ shown: pictures.length, all })}</p>
      )}
    </section>
  );
}
