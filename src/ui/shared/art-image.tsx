import type { ComponentProps } from 'react';
import { useInDocument } from './use-in-document.ts';

// Beside each drawing of the site stands the same as AVIF; beside a file of a city's own need none.
const DRAWING = /(\/art\/[^\s?#]+)\.webp/g;

/**
 * An image of this site. A drawing in public/art is offered as AVIF too, which weighs about half; any other image is
 * shown as it is.
 */
export function ArtImage(props: ComponentProps<'img'> & { readonly src: string; readonly alt: string }) {
  const { src, alt, srcSet, sizes } = props;
  const isIn = useInDocument();
  const named = isIn ? { src, srcSet, sizes } : { src: undefined, srcSet: undefined, sizes: undefined };
  const image = <img {...props} {...named} alt={alt} />;
  if (!isIn || !/^\/art\/[^?#]+\.webp$/.test(src)) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={(srcSet ?? src).replace(DRAWING, '$1.avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
