import { useState } from 'react';
import type { GalleryImage } from '../../domain/gallery/gallery.ts';
import type { Rotation } from '../../domain/gallery/lightbox.ts';
import { PhotoImage } from './photo-image.tsx';

/** A photo of the lightbox over its pulsing placeholder (spec §2 Lightbox). */
export function LightboxPhoto(props: { image: GalleryImage; alt: string; rotation: Rotation }) {
  const { image, alt, rotation } = props;
  const [loaded, setLoaded] = useState(false);
  return (
    <div className="lightbox-photo" data-rotation={rotation} onLoadCapture={() => setLoaded(true)}>
      {!loaded && <span className="lightbox-photo__placeholder" aria-hidden="true" />}
      <PhotoImage image={image} alt={alt} sizes="100vw" eager />
    </div>
  );
}
