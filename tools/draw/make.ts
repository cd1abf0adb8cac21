import { makeFont } from './font/make-font.ts';
import { makeForms } from './guide/make-forms.ts';
import { makeGuide } from './guide/make-guide.ts';
import { makeIcons } from './icons/make-icons.ts';
import { pictures } from './pictures/catalogue.ts';
import { makePicture } from './pictures/make-pictures.ts';
import { makeMap } from './vector-map/make-map.ts';
import { makeVideos } from './video/make-videos.ts';

/** Makes all pictures, or those whose slug starts with the given text. */
function makePictures(prefix: string): void {
  for (const picture of pictures.filter(({ slug }) => slug.startsWith(prefix))) {
    console.log(`picture ${picture.slug}`);
    makePicture(picture);
  }
}

// In this order: the guide and the video show some of the pictures.
const parts: Record<string, (detail: string) => void | Promise<void>> = {
  pictures: makePictures,
  guide: makeGuide,
  forms: makeForms,
  video: makeVideos,
  icons: makeIcons,
  font: makeFont,
  map: makeMap,
};

/**
 * Draws the pictures of the sample content into content/, what else is drawn into public/, and the font into src/.
 * @param args names of parts to make only these; 'pictures:gal-' makes the pictures whose slug starts so,
 *   'map:lembar' the sheets of the zones
 */
export async function main(args: readonly string[]): Promise<void> {
  const wanted = args.length > 0 ? args : Object.keys(parts);
  for (const name of wanted) {
    const [part = '', detail = ''] = name.split(':');
    const make = parts[part];
    if (!make) throw new Error(`unknown part "${part}"; there are: ${Object.keys(parts).join(', ')}`);
    await make(detail);
  }
}
