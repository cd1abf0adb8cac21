import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { ImageSource, ImageWidth } from '../../application/ports/image-addresses.ts';
import { offeredWidths } from '../../domain/shared/data-saving.ts';
import { textLines } from '../../domain/shared/text-lines.ts';
import * as texts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ICON_PATHS } from './icon.tsx';
import { useDataSaver } from './use-data-saver.ts';
import { useInDocument } from './use-in-document.ts';
import './remote-image.scss';

/** What drawing an image from a feed needs. */
export interface RemoteImageProps {
  readonly source: ImageSource;
  readonly alt: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  /** The text of the substitute that stands in when every address fails (spec §8 Images). */
  readonly substitute: string;
  /** Why it did not come, on a line beneath, where that is known. */
  readonly reason?: string | undefined;
  /** The first banner alone: asked for at once, before anything else. */
  readonly eager?: boolean;
  /** Hears that every address failed, with the first of them. */
  readonly onFailed?: (src: string) => void;
}

/**
 * An image from a feed: its address, then the direct one, once each, then a substitute that the site draws itself.
 * Every failure is logged.
 */
export function RemoteImage(props: RemoteImageProps) {
  const { source, alt, sizes, width, height, substitute, reason, eager = false, onFailed } = props;
  const { logger } = useDependencies();
  const [failures, setFailures] = useState({ src: source.src, count: 0 });
  const count = failures.src === source.src ? failures.count : 0;
  const element = useRef<HTMLImageElement>(null);
  const saving = useSmallest(element);
  const isIn = useInDocument();
  const srcset = offeredWidths(source.srcset, saving);
  const full = saving ? (srcset[0]?.src ?? source.src) : source.src;
  const src = count === 0 ? full : source.fallbacks[count - 1];
  const fail = () => {
    logger.event('image.failed', { src, alt });
    setFailures({ src: source.src, count: count + 1 });
    if (count >= source.fallbacks.length) onFailed?.(source.src);
  };
  const failOnce = useEffectEvent(fail);
  // A picture of the served page may have failed before this component could notice.
  useEffect(() => {
    const served = element.current;
    if (served?.complete && served.currentSrc !== '' && served.naturalWidth === 0) failOnce();
  }, []);

  if (!src) {
    return <ImageSubstitute text={substitute} reason={reason} alt={alt} width={width} height={height} />;
  }
  const avif = count === 0 && source.avif ? offeredWidths(source.avif, saving) : undefined;
  const image = (
    <img
      ref={element}
      className="remote-image"
      src={isIn ? src : undefined}
      srcSet={isIn && count === 0 ? srcSetOf(srcset) : undefined}
      sizes={isIn && count === 0 ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      referrerPolicy={/^https?:/.test(src) ? 'no-referrer' : undefined}
      onError={fail}
    />
  );
  if (avif === undefined || !isIn) return image;
  // React asks ahead for an eager image by itself, but for none inside a picture.
  if (eager) {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSetOf(avif),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(avif)} sizes={sizes} />
      {image}
    </picture>
  );
}

/**
 * Whether to offer only the smallest width. A picture that the served page has already loaded stays: another width
 * would be sent on top of it.
 */
function useSmallest(element: RefObject<HTMLImageElement | null>): boolean {
  const saving = useDataSaver();
  const [isSmallest, setSmallest] = useState(saving);
  useEffect(() => {
    if (saving && !element.current?.complete) setSmallest(true);
  }, [saving, element]);
  return isSmallest;
}

const srcSetOf = (widths: readonly ImageWidth[]): string | undefined =>
  widths.length === 0 ? undefined : widths.map(({ src, width }) => `${src} ${width}w`).join(', ');

// Characters that fit beside each other: in a card, and in so many pixels of what is smaller.
const LINE = 24;
const CHARACTER_PX = 7;

/** The inline drawing that stands in for an image: never fetched, since the network has just failed. */
export function ImageSubstitute(props: {
  text: string;
  reason?: string | undefined;
  alt: string;
  width: number;
  height: number;
}) {
  const { text, reason = '', alt, width, height } = props;
  const lines = textLines(text, Math.min(LINE, Math.floor(width / CHARACTER_PX)));
  // What it would show, then what it says instead.
  const name = [...new Set([alt, text, reason])].filter(Boolean).join('. ');
  return (
    <svg
      className="image-substitute"
      role="img"
      aria-label={name}
      data-size={texts.pictureSize({ width, height })}
    >
      <rect width="100%" height="100%" />
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <path className="image-substitute__icon" transform="translate(-12 -40)" d={ICON_PATHS.image} />
        <text textAnchor="middle">
          {lines.map((line, index) => (
            <tspan key={line} x="0" dy={index === 0 ? '0.6em' : '1.25em'}>
              {`${line} `}
            </tspan>
          ))}
          {reason && (
            <tspan className="image-substitute__reason" x="0" dy="1.35em">
              {reason}
            </tspan>
          )}
        </text>
      </svg>
    </svg>
  );
}
