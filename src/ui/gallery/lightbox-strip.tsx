import { photoSource } from '../../application/gallery/photo-source.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ThumbnailStrip } from '../shared/thumbnail-strip.tsx';
import { usePaintedSelector } from '../shared/use-painted.ts';
import { useShown } from '../shared/use-shown.ts';
import { shownPhoto } from './shown-photo.ts';

/** All photos of the folder in small (spec §2 Lightbox). */
export function LightboxStrip({ folder }: { folder: GalleryFolder }) {
  const { images } = useDependencies();
  const lightbox = useShown('lightbox');
  const index = usePaintedSelector(lightbox, shownPhoto);
  return (
    <ThumbnailStrip
      block="lightbox-strip"
      label={texts.stripLabel}
      thumbnails={folder.images.map((image, index) => ({
        // A feed may hold one photo twice.
        key: `${index}-${image.fileId}`,
        source: photoSource(images, image),
        name: texts.stripPhoto(index + 1),
      }))}
      substitute={texts.formatUnsupported}
      index={index}
      onChoose={(index) => lightbox.send({ type: 'image.shown', index: index })}
    />
  );
}
