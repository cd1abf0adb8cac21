import { useState } from 'react';
import { photoSource } from '../../application/gallery/photo-source.ts';
import type { FailureReason } from '../../application/ports/image-failure.ts';
import type { GalleryImage } from '../../domain/gallery/gallery.ts';
import type { Rotation } from '../../domain/gallery/lightbox.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { RemoteImage } from '../shared/remote-image.tsx';

const WORDS: Readonly<Record<FailureReason, string>> = {
  missing: texts.fotoTidakDitemukan,
  unreachable: texts.fotoTidakDapatDimuat,
  unreadable: texts.formatTidakDidukung,
};

/**
 * A photo of the lightbox over its pulsing placeholder; where it fails, why (spec §2 Lightbox, §8 Images).
 */
export function LightboxPhoto(props: { image: GalleryImage; alt: string; rotation: Rotation }) {
  const { image, alt, rotation } = props;
  const { images, imageFailure } = useDependencies();
  const [loaded, setLoaded] = useState(false);
  const [reason, setReason] = useState<FailureReason>('unreachable');
  return (
    <div className="lightbox-photo" data-rotation={rotation} onLoadCapture={() => setLoaded(true)}>
      {!loaded && <span className="lightbox-photo__placeholder" aria-hidden="true" />}
      <RemoteImage
        source={photoSource(images, image)}
        alt={alt}
        sizes="100vw"
        width={800}
        height={533}
        substitute={WORDS[reason]}
        onFailed={(src) => void imageFailure.reason(src).then(setReason)}
        eager
      />
    </div>
  );
}
