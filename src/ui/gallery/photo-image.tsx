import { useState } from 'react';
import { photoSource } from '../../application/gallery/photo-source.ts';
import type { FailureReason } from '../../application/ports/image-failure.ts';
import type { GalleryImage } from '../../domain/gallery/gallery.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { RemoteImage } from '../shared/remote-image.tsx';

const WORDS: Readonly<Record<FailureReason, string | undefined>> = {
  missing: texts.photoNotFound,
  unreachable: texts.photoFailed,
  // What stands above it says so.
  unreadable: undefined,
};

/** A photo of the gallery; where it fails, the words of spec §8 Images and why. */
export function PhotoImage(props: { image: GalleryImage; alt: string; sizes: string; eager?: boolean }) {
  const { image, ...shown } = props;
  const { images, imageFailure } = useDependencies();
  const [reason, setReason] = useState<FailureReason>();
  return (
    <RemoteImage
      {...shown}
      source={photoSource(images, image)}
      width={800}
      height={533}
      substitute={texts.formatUnsupported}
      reason={reason && WORDS[reason]}
      onFailed={(src) => void imageFailure.reason(src).then(setReason)}
    />
  );
}
