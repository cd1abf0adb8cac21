import type { Canvas } from '@napi-rs/canvas';
import type { Pen, Size } from '../kit/canvas.ts';
import type { View } from './storyboard.ts';

/** Eases a share of time from 0 to 1: slow at both ends. */
export function ease(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** Gives the view a share (0 to 1) of the way between two. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), near: mix(from.near, to.near) };
}

/**
 * Gives the part of a picture that a view shows, in its pixels, as large as the frame allows
 * and never beyond its edges.
 */
export function partOf(picture: Size, frame: Size, view: View): { x: number; y: number } & Size {
  const fit = Math.min(picture.width / frame.width, picture.height / frame.height) / view.near;
  const [width, height] = [frame.width * fit, frame.height * fit];
  const hold = (middle: number, part: number, whole: number): number =>
    Math.max(0, Math.min(whole - part, middle * whole - part / 2));
  return { x: hold(view.x, width, picture.width), y: hold(view.y, height, picture.height), width, height };
}

/** Draws what a view of a picture shows over a whole frame. */
export function film(pen: Pen, picture: Canvas, frame: Size, view: View): void {
  const { x, y, width, height } = partOf(picture, frame, view);
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, width, height, 0, 0, frame.width, frame.height);
}
