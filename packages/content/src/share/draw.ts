import {
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { paperFont } from '../sheets/paper-fonts.ts';
import type { Face, Mark } from '../sheets/sheet.ts';
import { fitted } from './fit-lines.ts';
import { MOST_BYTES, type ShareLook, type SharePicture } from './share-picture.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;

const INK = '#0b2326';
const GOLD = '#f2b632';
const TEAL = '#0a3b3d';
const WHITE = '#ffffff';

// Heads and picture of each kind, in pixels of the drawing.
const LAYOUTS = {
  panel: { ground: GOLD, edge: 770, rule: 698, size: 96, smallest: 46, lines: 4, top: 168, bottom: 484 },
  story: { ground: WHITE, edge: 720, rule: 656, size: 68, smallest: 40, lines: 4, top: 188, bottom: 484 },
} as const;

const BOLD = 'share-bold';
const BODY = 'share-body';
const ready = new WeakMap<Face, Promise<void>>();

function readyFonts(face: Face): Promise<void> {
  const fonts = ready.get(face) ?? registered(face);
  ready.set(face, fonts);
  return fonts;
}

async function registered(face: Face): Promise<void> {
  await Promise.all([paperFont(face, 'bold'), paperFont(face, 'body')]).then(([bold, body]) => {
    GlobalFonts.register(bold, BOLD);
    GlobalFonts.register(body, BODY);
  });
}

/** What a picture is drawn of beside its own words. */
export interface DrawnWith {
  readonly look: ShareLook;
  /** The file of the picture beside the title; undefined leaves the ground. */
  readonly cover: Buffer | undefined;
}

/**
 * Draws the picture of a shared page as JPEG, 1200 × 630, in the site's look: nothing is smaller than 24 px.
 * @returns at most MOST_BYTES, where a quality above 30 achieves it
 */
export async function drawShare(picture: SharePicture, { look, cover }: DrawnWith): Promise<Buffer> {
  await readyFonts(look.face);
  const layout = LAYOUTS[picture.kind];
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = layout.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const image = cover && (await loadImage(cover).catch(() => undefined));
  if (picture.kind === 'panel') panelSide(pen, image);
  else storySide(pen, image);
  drawMark(pen, look.mark, picture.kind);
  pen.fillStyle = INK;
  pen.font = `24px ${BOLD}`;
  // Two beside the mark, one in its middle, three over its whole height.
  const first = 91 + (2 - look.nameLines.length) * 14.5;
  look.nameLines.forEach((line, at) => {
    pen.fillText(line, 156, first + at * 29, layout.edge - 156 - 40);
  });
  drawTitle(pen, picture, layout);
  pen.fillRect(LEFT, picture.kind === 'panel' ? 504 : 511, layout.rule - LEFT, 3);
  drawFoot(pen, picture.foot, layout.rule - LEFT);
  for (let quality = 86; ; quality -= 8) {
    const file = canvas.toBuffer('image/jpeg', quality);
    if (file.length <= MOST_BYTES || quality <= 30) return file;
  }
}

function drawTitle(pen: SKRSContext2D, { title }: SharePicture, layout: (typeof LAYOUTS)['panel' | 'story']) {
  const widthAt = (size: number) => {
    pen.font = `${size}px ${BOLD}`;
    pen.letterSpacing = `${-0.02 * size}px`;
    return (text: string) => pen.measureText(text).width;
  };
  const { lines, size } = fitted(title, {
    ...layout,
    width: layout.rule - LEFT,
    height: layout.bottom - layout.top,
    widthAt,
  });
  widthAt(size);
  const lineHeight = size * 1.04;
  const above = layout.top + (layout.bottom - layout.top - lines.length * lineHeight) / 2;
  lines.forEach((line, at) => {
    pen.fillText(line, LEFT - size * 0.03, above + at * lineHeight + size * 0.8);
  });
  pen.letterSpacing = '0px';
}

function drawFoot(pen: SKRSContext2D, [strong, plain]: SharePicture['foot'], width: number): void {
  const y = 558;
  pen.font = `26px ${BOLD}`;
  const taken = pen.measureText(strong).width;
  pen.fillText(strong, LEFT, y, width);
  if (plain === undefined) return;
  pen.font = `26px ${BODY}`;
  pen.fillText(plain, LEFT + taken + 26, y, Math.max(1, width - taken - 26));
}

function drawMark(pen: SKRSContext2D, mark: Mark, kind: SharePicture['kind']): void {
  pen.save();
  pen.translate(LEFT, 64);
  pen.scale(64 / 56, 64 / 56);
  pen.fillStyle = TEAL;
  pen.fill(new Path2D(mark.ground));
  pen.fillStyle = WHITE;
  pen.fill(new Path2D(mark.parcels));
  pen.fillStyle = kind === 'panel' ? WHITE : GOLD;
  pen.fill(new Path2D(mark.corner));
  pen.restore();
}

/** The land beside the gold panel, whose upper corner is cut like that of a parcel. */
function panelSide(pen: SKRSContext2D, image: Image | undefined): void {
  pen.save();
  pen.beginPath();
  pen.moveTo(620, 0);
  pen.lineTo(WIDTH, 0);
  pen.lineTo(WIDTH, HEIGHT);
  pen.lineTo(770, HEIGHT);
  pen.lineTo(770, 150);
  pen.closePath();
  pen.clip();
  cover(pen, image, 620);
  pen.restore();
}

/** The picture beside a title, with the cut corner of the site's pictures. */
function storySide(pen: SKRSContext2D, image: Image | undefined): void {
  cover(pen, image, 720);
  const corner = (inset: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(WIDTH - inset, 0);
    pen.lineTo(WIDTH, 0);
    pen.lineTo(WIDTH, inset);
    pen.closePath();
    pen.fill();
  };
  corner(120, GOLD);
  corner(97, WHITE);
}

/** Fills what is right of an edge with the middle of an image, or with plain land colour where there is none. */
function cover(pen: SKRSContext2D, image: Image | undefined, left: number): void {
  const width = WIDTH - left;
  if (image === undefined) {
    pen.fillStyle = TEAL;
    pen.fillRect(left, 0, width, HEIGHT);
    return;
  }
  const scale = Math.max(width / image.width, HEIGHT / image.height);
  const [shown, high] = [width / scale, HEIGHT / scale];
  pen.drawImage(
    image,
    (image.width - shown) / 2,
    (image.height - high) / 2,
    shown,
    high,
    left,
    0,
    width,
    HEIGHT,
  );
}
