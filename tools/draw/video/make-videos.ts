import { join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { at } from '../../random.ts';
import { render } from '../kit/canvas.ts';
import { PUBLIC, write } from '../paths.ts';
import { pictureOf } from '../pictures/catalogue.ts';
import { between, ease, film } from './camera.ts';
import { encodeVideo, FRAME } from './ffmpeg.ts';
import { CARD_SECONDS, type Card, captions, cards, FADE_SECONDS } from './storyboard.ts';
import { drawTitle, loadTypeface } from './title-card.ts';

const LOOP_SECONDS = 12;

/** Draws a picture for the camera: 1920 pixels wide, so that it stays sharp when it comes near. */
function filmable(slug: string): Canvas {
  const { paint, width, height } = pictureOf(slug);
  const scale = 1920 / width;
  return render(
    (pen) => {
      pen.scale(scale, scale);
      paint(pen, { width, height });
    },
    { width: 1920, height: Math.round(height * scale) },
    2,
  );
}

/** Makes the loop behind the leaders: the camera goes once round a small circle over the city at dusk. */
async function makeLoop(): Promise<void> {
  const frames = LOOP_SECONDS * FRAME.rate;
  const city = filmable('lead');
  const canvas = createCanvas(FRAME.width, FRAME.height);
  const pen = canvas.getContext('2d');
  const draw = (frame: number): Canvas => {
    const turn = (frame / frames) * Math.PI * 2;
    film(pen, city, FRAME, { x: 0.5 + Math.cos(turn) * 0.05, y: 0.56 + Math.sin(turn) * 0.05, near: 1.2 });
    return canvas;
  };
  await encodeVideo(join(PUBLIC, 'video', 'latar.mp4'), frames, draw, 31);
}

/** Makes the support video from its cards, and its captions. */
async function makeSupport(): Promise<void> {
  loadTypeface();
  const pictures = new Map(cards.map(({ picture }) => [picture, filmable(picture)]));
  const canvas = createCanvas(FRAME.width, FRAME.height);
  const pen = canvas.getContext('2d');
  const drawCard = (card: Card, seconds: number): void => {
    const picture = pictures.get(card.picture);
    const share = (seconds + FADE_SECONDS) / (CARD_SECONDS + FADE_SECONDS);
    if (picture) film(pen, picture, FRAME, between(card.from, card.to, ease(share)));
    const [into, out] = [seconds / 0.7, (CARD_SECONDS - 0.1 - seconds) / 0.5];
    drawTitle(pen, FRAME, card, ease(Math.max(0, Math.min(1, into, out))));
  };
  const draw = (frame: number): Canvas => {
    const time = frame / FRAME.rate;
    const index = Math.floor(time / CARD_SECONDS);
    const seconds = time - index * CARD_SECONDS;
    drawCard(at(cards, index), seconds);
    const left = CARD_SECONDS - seconds;
    if (left < FADE_SECONDS && index + 1 < cards.length) {
      pen.globalAlpha = 1 - left / FADE_SECONDS;
      drawCard(at(cards, index + 1), -left);
      pen.globalAlpha = 1;
    }
    return canvas;
  };
  const frames = cards.length * CARD_SECONDS * FRAME.rate;
  await encodeVideo(join(PUBLIC, 'video', 'dukungan.mp4'), frames, draw, 29);
  write(join(PUBLIC, 'video', 'dukungan.vtt'), captions());
}

/** Makes both videos, one after the other. */
export async function makeVideos(): Promise<void> {
  await makeLoop();
  await makeSupport();
}
