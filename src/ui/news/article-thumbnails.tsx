import { useEffect, useRef } from 'react';
import type { ArticleImage } from '../../domain/news/article.ts';
import { articleImageId } from '../../domain/news/prepare-articles.ts';
import { useDependencies } from '../dependencies.tsx';
import { RemoteImage } from '../shared/remote-image.tsx';

/** All pictures of an article in small, each a way to it; the strip keeps the one that is shown in sight. */
export function ArticleThumbnails({ pictures, index }: { pictures: readonly ArticleImage[]; index: number }) {
  const { site, images } = useDependencies();
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const shown = list?.children[index];
    if (!list || !(shown instanceof HTMLElement)) return;
    // Not scrollIntoView, which would move the dialog as well.
    list.scrollLeft = shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2;
  }, [index]);

  return (
    <ul className="article-thumbnails" ref={strip}>
      {pictures.map((picture, place) => (
        <li key={`${articleImageId(picture)}-${picture.url}`}>
          <button
            type="button"
            className="article-thumbnails__one"
            title={`Gambar ${place + 1}`}
            aria-label={`Gambar ${place + 1}`}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => site.article.send({ type: 'picture.chosen', index: place })}
          >
            <RemoteImage
              source={images.newsCard(articleImageId(picture))}
              alt=""
              sizes="88px"
              width={88}
              height={64}
              substitute="?"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
