import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { Swiper as Engine } from 'swiper';
import { Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { isNeighbour, LIGHTBOX_ZOOM } from '../../domain/gallery/lightbox.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { ArrowButton } from '../shared/arrow-button.tsx';
import { useDataSaver } from '../shared/use-data-saver.ts';
import { useFollower } from '../shared/use-follower.ts';
import { usePaintedSelector } from '../shared/use-painted.ts';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { CAPTION_ID, PLACE_ID } from './lightbox-ids.ts';
import { LightboxPhoto } from './lightbox-photo.tsx';
import { shownPhoto } from './shown-photo.ts';
import 'swiper/css';
import 'swiper/css/zoom';
import { useShown } from '../shared/use-shown.ts';

const TURN_MS = 240;

const ON_VIEW = { role: 'figure', 'aria-labelledby': `${PLACE_ID} ${CAPTION_ID}` };
// Hidden as well, since some screen readers read what is inert.
const OUT_OF_SIGHT = { inert: true, 'aria-hidden': true };

/**
 * The photos, one at a time (spec §2 Lightbox): arrows wrap around, a swipe turns, a double tap or a pinch zooms and a
 * drag pans. The machine says which photo is shown and whether it is zoomed; the engine follows, and reports gestures.
 */
export function LightboxStage({ folder }: { folder: GalleryFolder }) {
  const lightbox = useShown('lightbox');
  const rotation = useSelector(lightbox, (snapshot) => snapshot.context.rotation);
  const reduced = useReducedMotion();
  const saving = useDataSaver();
  // The count answers a press; the photos follow.
  const drawn = usePaintedSelector(lightbox, shownPhoto);
  const [initial] = useState(drawn);
  const [engine, setEngine] = useState<Engine>();
  const count = folder.images.length;
  useEngine(engine, reduced);

  return (
    <div className="lightbox-stage">
      <Swiper
        modules={[Zoom]}
        className="lightbox-stage__swiper"
        initialSlide={initial}
        // Styles take every transition away where less motion is wanted; the engine would wait for their end.
        speed={reduced ? 0 : TURN_MS}
        spaceBetween={32}
        zoom={{ maxRatio: LIGHTBOX_ZOOM }}
        onSwiper={setEngine}
        onSlideChange={({ activeIndex }) => lightbox.send({ type: 'image.shown', index: activeIndex })}
        onZoomChange={(_, scale) => lightbox.send({ type: 'zoom.changed', zoomed: scale > 1 })}
      >
        {folder.images.map((image, photoIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a feed may hold one photo twice
          <SwiperSlide key={`${photoIndex}-${image.fileId}`}>
            <div className="swiper-zoom-container" {...(photoIndex === drawn ? ON_VIEW : OUT_OF_SIGHT)}>
              <div className="swiper-zoom-target lightbox-stage__target">
                {(saving ? photoIndex === drawn : isNeighbour(photoIndex, drawn, count)) && (
                  <LightboxPhoto
                    image={image}
                    alt={texts.photoAlt({ folder: folder.folderName, number: photoIndex + 1 })}
                    rotation={photoIndex === drawn ? rotation : 0}
                  />
                )}
              </div>
            </div>
          </SwiperSlide>
        ))}
      </Swiper>
      {count > 1 && (
        <>
          <ArrowButton
            direction="previous"
            className="viewer-arrow viewer-arrow--previous lightbox-stage__arrow"
            onTurn={() => lightbox.send({ type: 'image.previous' })}
          />
          <ArrowButton
            direction="next"
            className="viewer-arrow viewer-arrow--next lightbox-stage__arrow"
            onTurn={() => lightbox.send({ type: 'image.next' })}
          />
        </>
      )}
    </div>
  );
}

/** Turns and zooms the engine as the machine says. */
function useEngine(engine: Engine | undefined, reduced: boolean): void {
  const lightbox = useShown('lightbox');
  const follow = useCallback(() => {
    if (engine === undefined || engine.destroyed) return;
    const { index, zoomed } = lightbox.getSnapshot().context;
    // First, while the engine still knows which photo is zoomed.
    if (!zoomed && engine.zoom.scale !== 1) engine.zoom.out();
    if (engine.activeIndex !== index) {
      // Only a neighbouring photo slides in: none between it and one further away is loaded.
      const isNext = Math.abs(engine.activeIndex - index) === 1;
      engine.slideTo(index, isNext && !reduced ? TURN_MS : 0);
    }
    // Without a ratio, which would zoom into the corner: the ratio is the greatest, and the middle stays in the middle.
    if (zoomed && engine.zoom.scale === 1) engine.zoom.in();
  }, [engine, lightbox, reduced]);
  useFollower(lightbox, follow);
}
