import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as texts from '../../domain/leadership/texts.ts';
import { beginsByItself } from '../../domain/shared/data-saving.ts';
import { useDependencies } from '../dependencies.tsx';
import { from } from '../shared/breakpoints.ts';
import { Icon } from '../shared/icon.tsx';
import { useDataSaver } from '../shared/use-data-saver.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { useSeen } from '../shared/use-seen.ts';
import { WideImage } from '../shared/wide-image.tsx';
import { youtubeEmbed } from '../shared/youtube-embed.ts';

// Of the viewport: where the section only begins at its lower edge, as on a phone, nobody has come for it yet.
const COMES_INTO_VIEW = '0px 0px -40%';

/**
 * The muted, looping background video (spec §2 Leadership section, §9 Background video). It is loaded only when its
 * section has come up to three fifths of the viewport, plays only where the visitor has not asked for less motion or less data, and can be paused; its
 * still is under it at all times. Errors are only logged (spec §8 Videos).
 */
export function BackgroundVideo({ children }: { children: ReactNode }) {
  const { config, logger } = useDependencies();
  const { source, poster, title } = config.videos.background;
  const begins = beginsByItself(useReducedMotion(), useDataSaver());
  const [ground, seen] = useSeen<HTMLDivElement>(COMES_INTO_VIEW);
  const [chosen, setChosen] = useState<boolean>();
  const video = useRef<HTMLVideoElement>(null);
  const playing = chosen ?? begins;
  const mounted = seen && (playing || chosen !== undefined);

  useEffect(() => {
    if (!mounted || video.current === null) return;
    if (!playing) video.current.pause();
    else {
      video.current.play().catch((error: unknown) => {
        logger.event('background-video.failed', { message: String(error) });
        setChosen(false);
      });
    }
  }, [mounted, playing, logger]);

  return (
    <>
      <div ref={ground} className="leadership__ground" aria-hidden="true">
        {/* Under a veil of 80% a phone needs no more than the small one. */}
        <WideImage src={poster} width={1600} height={1040} sizes={`${from('m')} 100vw, 320px`} />
        {mounted && source.kind === 'file' && (
          <video
            ref={video}
            src={source.src}
            muted
            loop
            playsInline
            tabIndex={-1}
            onError={() => logger.event('background-video.failed', { src: source.src })}
          />
        )}
        {mounted && playing && source.kind === 'youtube' && (
          <iframe
            src={youtubeEmbed(source.id, 'background')}
            title={title}
            tabIndex={-1}
            allow="autoplay; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      <div className="wrap leadership__top">
        {children}
        <button
          type="button"
          className="button button--ghost button--icon"
          aria-label={playing ? texts.pauseVideoLabel : texts.resumeVideoLabel}
          onClick={() => setChosen(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
    </>
  );
}
