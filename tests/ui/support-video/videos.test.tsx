import { config } from 'virtual:city';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CityConfig, VideoSource } from '../../../src/domain/city-config.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { BackgroundVideo } from '../../../src/ui/leadership/background-video.tsx';
import { VideoPlayer } from '../../../src/ui/support-video/video-player.tsx';
import { everythingInSight } from '../browser-stubs.ts';
import { testDependencies } from '../dependencies.ts';

const file: VideoSource = { kind: 'file', src: '/video/a.mp4', captions: '/video/a.vtt' };
const youtube: VideoSource = { kind: 'youtube', id: 'a_b-1' };

function withVideo(which: 'background' | 'support', source: VideoSource): CityConfig {
  const video = config.videos[which];
  return { ...config, videos: { ...config.videos, [which]: { ...video, source } } };
}

let reduced = false;
let play: () => Promise<void>;

beforeEach(() => {
  reduced = false;
  play = () => Promise.resolve();
  everythingInSight();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => play());
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the player', () => {
  const shown = (source: VideoSource = file) => {
    const { dependencies, logger } = testDependencies();
    const { container } = render(
      <DependenciesProvider dependencies={{ ...dependencies, config: withVideo('support', source) }}>
        <VideoPlayer />
      </DependenciesProvider>,
    );
    return { container, logger };
  };
  const start = () => userEvent.click(screen.getByRole('button', { name: 'Putar video' }));

  it('loads nothing of the video before the click, then plays the file with its captions', async () => {
    const { container } = shown();
    expect(container.querySelector('video, iframe')).toBeNull();
    await start();
    expect(container.querySelector('video')).toHaveAttribute('src', '/video/a.mp4');
    expect(container.querySelector('track')).toHaveAttribute('src', '/video/a.vtt');
  });

  it('embeds YouTube from the host without cookies, with a referrer it accepts', async () => {
    const { container } = shown(youtube);
    await start();
    expect([
      container.querySelector('iframe')?.src,
      container.querySelector('iframe')?.getAttribute('referrerpolicy'),
    ]).toEqual([
      'https://www.youtube-nocookie.com/embed/a_b-1?autoplay=1&rel=0',
      'strict-origin-when-cross-origin',
    ]);
  });

  it('says when the video cannot be played, logs it, and can be tried again', async () => {
    const { container, logger } = shown();
    await start();
    const video = container.querySelector('video');
    if (video) fireEvent.error(video);
    expect(screen.getByRole('alert')).toHaveTextContent('Video tidak dapat diputar.');
    expect(logger.events).toEqual([{ name: 'support-video.failed', detail: { src: '/video/a.mp4' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    expect(screen.getByRole('button', { name: 'Putar video' })).toBeInTheDocument();
  });
});

describe('the background video', () => {
  const shown = async (source: VideoSource = file) => {
    const { dependencies, logger, motion } = testDependencies();
    motion.reduce(reduced);
    const { container } = render(
      <DependenciesProvider dependencies={{ ...dependencies, config: withVideo('background', source) }}>
        <BackgroundVideo>Pimpinan Daerah</BackgroundVideo>
      </DependenciesProvider>,
    );
    await act(async () => undefined);
    return { container, logger };
  };

  it('plays muted and looping without controls, and can be paused', async () => {
    const { container } = await shown();
    const video = container.querySelector('video');
    expect(video?.muted).toBe(true);
    expect([video?.loop, video?.controls]).toEqual([true, false]);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Jeda video latar' }));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Lanjutkan video latar' })).toBeInTheDocument();
  });

  it('lies over its still and asks for no other', async () => {
    const { container } = await shown();
    const still = container.querySelector('.leadership__ground > picture > img');
    expect(still).toHaveAttribute('src', config.videos.background.poster);
    expect(container.querySelector('video')).not.toHaveAttribute('poster');
  });

  it('is not even asked for by who wants less motion, until they start it', async () => {
    reduced = true;
    const { container } = await shown();
    expect(container.querySelector('video')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan video latar' }));
    expect(container.querySelector('video')).not.toBeNull();
  });

  it('only logs its failure, and shows itself paused', async () => {
    play = () => Promise.reject(new Error('not allowed'));
    const { logger } = await shown();
    expect(logger.events).toEqual([
      { name: 'background-video.failed', detail: { message: 'Error: not allowed' } },
    ]);
    expect(screen.getByRole('button', { name: 'Lanjutkan video latar' })).toBeInTheDocument();
  });

  it('embeds YouTube muted and looping without controls', async () => {
    const { container } = await shown(youtube);
    expect(container.querySelector('iframe')?.src).toBe(
      'https://www.youtube-nocookie.com/embed/a_b-1?autoplay=1&mute=1&loop=1&playlist=a_b-1&controls=0&disablekb=1&playsinline=1&rel=0',
    );
  });
});
