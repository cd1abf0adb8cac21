import { useSelector } from '@xstate/react';
import { folderDateLabel } from '../../domain/gallery/folder-date.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { photoName } from '../../domain/gallery/lightbox.ts';
import { pixelsLabel } from '../../domain/gallery/pixels-label.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { fileSizeLabel } from '../../domain/shared/file-size.ts';
import { Icon } from '../shared/icon.tsx';
import { usePaintedSelector } from '../shared/use-painted.ts';
import { useShown } from '../shared/use-shown.ts';
import { CAPTION_ID, FILE_ID, PLACE_ID } from './lightbox-ids.ts';
import { shownPhoto } from './shown-photo.ts';

/** The facts about the photo and its folder: its index in the folder, caption, file name and size, the folder's day, and the full text (spec §2 Lightbox). */
export function LightboxInfo({ folder }: { folder: GalleryFolder }) {
  const lightbox = useShown('lightbox');
  const index = usePaintedSelector(lightbox, shownPhoto);
  const unfolded = useSelector(lightbox, (snapshot) =>
    snapshot.matches({ open: { viewing: { details: 'unfolded' } } }),
  );
  const { caption, captionDetails, images, createdDate } = folder;
  const image = images[index];
  const pixels = image && pixelsLabel(image);
  return (
    <div className="lightbox-info">
      {image && (
        <p>
          <span id={PLACE_ID} className="lightbox-info__place">
            {texts.infoPosition({ number: index + 1, count: images.length })}
          </span>
          {images.length > 1 && (
            <>
              {' '}
              <span className="lightbox-info__order">{texts.infoOrder}</span>
            </>
          )}
        </p>
      )}
      {caption && <p id={CAPTION_ID}>{caption}</p>}
      {image && (
        <p className="lightbox-info__file">
          <span id={FILE_ID}>
            <span>{photoName(image, index)}</span>{' '}
            {pixels && (
              <>
                <span aria-hidden="true"> · </span>
                <span className="lightbox-info__whole">{pixels}</span>{' '}
              </>
            )}
            {image.size !== undefined && (
              <>
                <span aria-hidden="true"> · </span>
                <span className="lightbox-info__whole">{fileSizeLabel(image.size)}</span>
              </>
            )}
          </span>{' '}
          <span aria-hidden="true"> · </span>
          <span className="lightbox-info__whole">{folderDateLabel(createdDate)}</span>
        </p>
      )}
      {captionDetails && (
        <>
          <button
            type="button"
            className="lightbox-info__more"
            aria-expanded={unfolded}
            aria-controls="lightbox-details"
            onClick={() => lightbox.send({ type: 'details.toggled' })}
          >
            <span>{texts.infoDetails}</span>
            <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size="text" />
          </button>
          <div id="lightbox-details" className="lightbox-info__details" hidden={!unfolded}>
            <p className="lightbox-info__text">{captionDetails.fullText}</p>
            {captionDetails.source && <p>{texts.infoSource(captionDetails.source)}</p>}
          </div>
        </>
      )}
    </div>
  );
}
