import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { photoSource } from '../../application/gallery/photo-source.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { useDependencies } from '../dependencies.tsx';
import { RemoteImage } from '../shared/remote-image.tsx';

/** All photos of the folder in small, each a way to it; the strip keeps the one shown in view (spec §2 Lightbox). */
export function LightboxStrip({ folder }: { folder: GalleryFolder }) {
  const { site, images } = useDependencies();
  const { lightbox } = site;
  const index = useSelector(lightbox, (snapshot) => snapshot.context.index);
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const shown = list?.children[index];
    if (!list || !(shown instanceof HTMLElement)) return;
    // Not scrollIntoView, which would move the dialog as well.
    list.scrollLeft = shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2;
  }, [index]);

  return (
    <ul className="lightbox-strip" ref={strip} aria-label="Semua foto">
      {folder.images.map((image, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a feed may hold one photo twice
        <li key={`${place}-${image.fileId}`}>
          <button
            type="button"
            className="lightbox-strip__one"
            aria-label={`Foto ${place + 1}`}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => lightbox.send({ type: 'image.shown', index: place })}
          >
            <RemoteImage
              source={photoSource(images, image)}
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
