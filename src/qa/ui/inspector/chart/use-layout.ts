import type { ELK } from 'elkjs/lib/elk-api.js';
import { useEffect, useState } from 'react';
import { layOut, type PlacedPicture } from './layout.ts';
import type { Picture } from './picture.ts';

// A layout takes up to half a second: once for each picture is enough.
const placed = new WeakMap<Picture, PlacedPicture>();
let elk: Promise<ELK> | undefined;

/**
 * Lays a picture out; what does it is loaded when it is first needed.
 * @returns the picture before, until it is done; undefined at first
 */
export function useLayout(picture: Picture): PlacedPicture | undefined {
  const known = placed.get(picture);
  const [latest, setLatest] = useState<PlacedPicture>();
  useEffect(() => {
    if (placed.has(picture)) return;
    let isCurrent = true;
    layOutOnce(picture).then((done) => {
      if (isCurrent) setLatest(done);
    });
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return known ?? latest;
}

async function layOutOnce(picture: Picture): Promise<PlacedPicture> {
  elk ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk());
  const done = await layOut(await elk, picture);
  placed.set(picture, done);
  return done;
}
