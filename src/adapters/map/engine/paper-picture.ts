import type { MapPicture } from '../../../application/ports/map-engine.ts';

/** The map that is photographed. */
export interface Photographed {
  /** What it shows now. */
  readonly latest: () => MapPicture;
  readonly draw: (picture: MapPicture) => void;
  /** Settles once everything is drawn, or would take too long. */
  readonly rest: () => Promise<void>;
  /** Gives its picture as an address; undefined where the browser gives none. */
  readonly photograph: () => string | undefined;
}

/** Takes a picture for paper, which is light; the map shows what it showed afterwards, whether there is a picture or not. */
export async function paperPicture({
  latest,
  draw,
  rest,
  photograph,
}: Photographed): Promise<string | undefined> {
  if (!latest().dark) return photograph();
  try {
    draw({ ...latest(), dark: false });
    await rest();
    return photograph();
  } finally {
    draw(latest());
  }
}
