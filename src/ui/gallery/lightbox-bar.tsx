import { DialogTitle } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import * as texts from '../../domain/gallery/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useShown } from '../shared/use-shown.ts';
import { ViewerClose } from '../shared/viewer.tsx';
import { LightboxTools } from './lightbox-tools.tsx';
import { shownPhoto } from './shown-photo.ts';

/** The lightbox's head: folder name, '{i} dari {n} foto', the tools and the close button (spec §2 Lightbox). */
export function LightboxBar(props: { folder: GalleryFolder | undefined; onClose: () => void }) {
  const { folder, onClose } = props;
  const lightbox = useShown('lightbox');
  const viewing = useSelector(lightbox, (snapshot) => snapshot.matches({ open: 'viewing' }));
  return (
    <div className="lightbox-bar">
      <div className="lightbox-bar__names">
        <DialogTitle className="lightbox-bar__title">{folder?.folderName ?? sharedTexts.gallery}</DialogTitle>
        {viewing && folder && <PhotoCount of={folder.images.length} />}
      </div>
      {viewing && folder && <LightboxTools folder={folder} />}
      <ViewerClose onClose={onClose} />
    </div>
  );
}

/** Alone, so that a turn of the photo renders nothing else of the head. */
function PhotoCount({ of }: { of: number }) {
  const index = useSelector(useShown('lightbox'), shownPhoto);
  return <p className="lightbox-bar__count">{texts.lightboxCounter({ number: index + 1, count: of })}</p>;
}
