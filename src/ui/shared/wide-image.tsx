import { ArtImage } from './art-image.tsx';
import { useDataSaver } from './use-data-saver.ts';

/** What a wide image of this site needs to be drawn. */
export interface WideImageProps {
  /** Address of the .webp; its twin 640 px wide stands at `…-640.webp`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
}

/** A decorative image of this site in two widths, so that a phone, and who saves data, gets a small one. */
export function WideImage({ src, width, height, sizes }: WideImageProps) {
  const saving = useDataSaver();
  const small = src.replace(/\.webp$/, '-640.webp');
  return (
    <ArtImage
      src={saving ? small : src}
      srcSet={saving ? `${small} 640w` : `${small} 640w, ${src} ${width}w`}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
