import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';

/** Size in pixels and frames a second of every video. */
export const FRAME = { width: 1280, height: 720, rate: 25 } as const;

/**
 * Encodes frames as a silent H.264 video that starts to play before it is all loaded.
 * @param path where it goes
 * @param frames how many frames there are
 * @param draw gives frame n on a canvas of the size FRAME; the canvas may be used again for the next one
 * @param crf quality, about 20 (best) to 36 (smallest)
 */
export async function encodeVideo(
  path: string,
  frames: number,
  draw: (frame: number) => Canvas,
  crf: number,
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const { width, height, rate } = FRAME;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    '-',
  ];
  // One thread and bit-exact flags: the same frames give the same file.
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-crf', String(crf), '-threads', '1', '-g', '125'];
  const exact = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
  const output = ['-an', '-pix_fmt', 'yuv420p', ...codec, ...exact, '-movflags', '+faststart', path];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const started = once(ffmpeg, 'spawn');
  const closed = once(ffmpeg, 'close');
  closed.catch(() => undefined);
  try {
    await started;
  } catch {
    throw new Error('ffmpeg is needed to make the videos, and is not on the PATH');
  }
  for (let frame = 0; frame < frames; frame++) {
    if (!ffmpeg.stdin.write(draw(frame).data())) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg stopped with code ${code} while it made ${path}`);
}
