import { useEffect, useRef } from 'react';
import type { ImageSource } from '../../application/ports/image-addresses.ts';
import { RemoteImage } from './remote-image.tsx';

/** What a strip of thumbnails shows. */
export interface ThumbnailStripProps {
  /** The CSS block of the list; each button is its element `one`. */
  readonly block: string;
  /** The name of the list, where it has one. */
  readonly label?: string;
  readonly thumbnails: readonly {
    readonly key: string;
    readonly source: ImageSource;
    /** The accessible name of its button. */
    readonly name: string;
  }[];
  /** The text of the one that fails. */
  readonly substitute: string;
  /** Which one is shown in large, from 0; the strip keeps it in sight. */
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** All images of a set in small, each a way to it. */
export function ThumbnailStrip({
  block,
  label,
  thumbnails,
  substitute,
  index,
  onChoose,
}: ThumbnailStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const shown = list?.children[index];
    if (!list || !(shown instanceof HTMLElement)) return;
    // Not scrollIntoView, which would move the dialog as well.
    list.scrollLeft = shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2;
  }, [index]);

  return (
    <ul className={block} ref={strip} aria-label={label}>
      {thumbnails.map(({ key, source, name }, pictureIndex) => (
        <li key={key}>
          <button
            type="button"
            className={`${block}__one`}
            title={name}
            aria-label={name}
            aria-current={pictureIndex === index ? 'true' : undefined}
            onClick={() => onChoose(pictureIndex)}
          >
            <RemoteImage source={source} alt="" sizes="88px" width={88} height={64} substitute={substitute} />
          </button>
        </li>
      ))}
    </ul>
  );
}
