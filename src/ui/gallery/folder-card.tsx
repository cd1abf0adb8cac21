import { folderDateLabel } from '../../domain/gallery/folder-date.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import * as texts from '../../domain/gallery/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { from } from '../shared/breakpoints.ts';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { ImageSubstitute } from '../shared/remote-image.tsx';
import { PhotoImage } from './photo-image.tsx';
import { useCardFocus } from './use-card-focus.ts';

/** A folder of the gallery (spec §2 Gallery): cover, count, archive, name, caption, date and its link. */
export function FolderCard({ folder }: { folder: GalleryFolder }) {
  const link = useCardFocus(folder.folderId);
  const cover = folder.images[0];
  return (
    <article className="folder-card">
      <div className="folder-card__photo">
        {cover ? (
          <PhotoImage image={cover} alt="" sizes={`${from('l')} 276px, ${from('m')} 23vw, 46vw`} />
        ) : (
          <ImageSubstitute text={texts.folderEmpty} alt="" width={800} height={533} />
        )}
        <span className="folder-card__count">
          {folder.imageCount > 0 ? sharedTexts.photoCount(folder.imageCount) : texts.folderWithoutPhotos}
        </span>
        {folder.zipFile && (
          <NewTabLink className="folder-card__zip" href={folder.zipFile.downloadUrl}>
            <Icon name="download" size="text" />
            {texts.zipBadge}
            <span className="visually-hidden">{` ${folder.folderName}`}</span>
          </NewTabLink>
        )}
      </div>
      <h3 className="folder-card__name">{folder.folderName}</h3>
      <p className="folder-card__caption">{folder.caption}</p>
      <p className="folder-card__foot">
        <span>{folderDateLabel(folder.createdDate)}</span>
        {folder.imageCount > 0 && (
          <DialogLink ref={link} open={{ galeri: folder.folderId, foto: 1 }} className="folder-card__open">
            <span>{texts.openFolder}</span>
            <span className="visually-hidden">{` ${folder.folderName}`}</span>
          </DialogLink>
        )}
      </p>
    </article>
  );
}
