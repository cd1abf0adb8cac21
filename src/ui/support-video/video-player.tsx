import { useEffect, useRef, useState } from 'react';
import * as sharedTexts from '../../domain/shared/texts.ts';
import * as texts from '../../domain/support-video/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { from } from '../shared/breakpoints.ts';
import { Icon } from '../shared/icon.tsx';
import { WideImage } from '../shared/wide-image.tsx';
import { youtubeEmbed } from '../shared/youtube-embed.ts';

/**
 * The embedded player: a still and a button until the visitor asks for the video; only then does anything of
 * it load. Without the application a link to the file itself stands in its place.
 */
export function VideoPlayer() {
  const { config, logger } = useDependencies();
  const { source, poster, title, length } = config.videos.support;
  const [started, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  const retry = useRef<HTMLButtonElement>(null);

  // What had the focus is gone with what it stood on.
  useEffect(() => {
    if (started) player.current?.focus();
    if (failed) retry.current?.focus();
  }, [started, failed]);

  if (failed) {
    return (
      <div className="video-player video-player--failed" role="alert">
        <p>{texts.failed}</p>
        <button ref={retry} type="button" className="button" onClick={() => setFailed(false)}>
          {sharedTexts.retry}
        </button>
      </div>
    );
  }
  if (started && source.kind === 'file') {
    return (
      <div className="video-player">
        {/* biome-ignore lint/a11y/useMediaCaption: the track stands where the configuration has one */}
        <video
          ref={player}
          src={source.src}
          poster={poster}
          // Captions of another host are given to a page that asks for the video in the same way alone.
          crossOrigin={/^https?:/.test(source.captions ?? '') ? 'anonymous' : undefined}
          title={title}
          controls
          autoPlay
          playsInline
          onError={() => {
            logger.event('support-video.failed', { src: source.src });
            setFailed(true);
            setStarted(false);
          }}
        >
          {source.captions && (
            <track kind="captions" srcLang="id" label={texts.captionsLabel} src={source.captions} default />
          )}
        </video>
      </div>
    );
  }
  if (started && source.kind === 'youtube') {
    return (
      <div className="video-player">
        <iframe
          ref={player}
          src={youtubeEmbed(source.id, 'player')}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  return (
    <div className="video-player">
      <WideImage src={poster} width={1200} height={675} sizes={`${from('m')} 800px, 60vw`} />
      <button type="button" className="video-player__play" onClick={() => setStarted(true)}>
        <Icon name="play" />
        <span>{texts.play}</span>
      </button>
      <a
        className="video-player__play plain-only"
        href={
          source.kind === 'file'
            ? source.src
            : `https://www.youtube.com/watch?v=${encodeURIComponent(source.id)}`
        }
      >
        <Icon name="play" />
        <span>{texts.play}</span>
      </a>
      {length && <span className="video-player__length">{length}</span>}
    </div>
  );
}
