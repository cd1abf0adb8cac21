import { useSelector } from '@xstate/react';
import { folderDateLabel } from '../../domain/gallery/folder-date.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { photoName } from '../../domain/gallery/lightbox.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { fileSizeLabel } from '../../domain/shared/file-size.ts';
import { Icon } from '../shared/icon.tsx';
import { usePaintedSelector } from '../shared/use-painted.ts';
import { useShown } from '../shared/use-shown.ts';
import { shownPhoto } from './shown-photo.ts';

/** The facts about the photo and its folder: its place in the folder, caption, file name and size, the folder's day, and the full text (spec §2 Lightbox). */
export function LightboxInfo({ folder }: { folder: GalleryFolder }) {
  const lightbox = useShown('lightbox');
  const index = usePaintedSelector(lightbox, shownPhoto);
  const unfolded = useSelector(lightbox, (snapshot) =>
    snapshot.matches({ open: { viewing: { details: 'unfolded' } } }),
  );
  const { caption, captionDetails, images, createdDate } = folder;
  const image = images[index];
  return (
    <div className="lightbox-info">
      {image && <p className="lightbox-info__place">{texts.fotoKe(index + 1, images.length)}</p>}
      {caption && <p>{caption}</p>}
      {image && (
        <p className="lightbox-info__file">
          <span>{photoName(image, index)}</span>{' '}
          {image.size !== undefined && (
            <>
              <span aria-hidden="true"> · </span>
              <span>{fileSizeLabel(image.size)}</span>
            </>
          )}{' '}
          <span aria-hidden="true"> · </span>
          <span className="lightbox-info__day">{folderDateLabel(createdDate)}</span>
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
            <span>{texts.lihatDetailLengkap}</span>
            <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size="text" />
          </button>
          <div id="lightbox-details" className="lightbox-info__details" hidden={!unfolded}>
            <p className="lightbox-info__text">{captionDetails.fullText}</p>
            {captionDetails.source && <p>{texts.sumber(captionDetails.source)}</p>}
          </div>
        </>
      )}
    </div>
  );
}
