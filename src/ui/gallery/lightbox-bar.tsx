import { DialogTitle } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ViewerClose } from '../shared/viewer.tsx';
import { LightboxTools } from './lightbox-tools.tsx';

/** The lightbox's head: folder name, '{i} dari {n} foto', the tools and the close button (spec §2 Lightbox). */
export function LightboxBar(props: { folder: GalleryFolder | undefined; onClose: () => void }) {
  const { folder, onClose } = props;
  const { lightbox } = useDependencies().site;
  const viewing = useSelector(lightbox, (snapshot) => snapshot.matches({ open: 'viewing' }));
  const index = useSelector(lightbox, (snapshot) => snapshot.context.index);
  return (
    <div className="lightbox-bar">
      <div className="lightbox-bar__names">
        <DialogTitle className="lightbox-bar__title">{folder?.folderName ?? texts.galeriFoto}</DialogTitle>
        {viewing && folder && (
          <p className="lightbox-bar__count">{texts.dariFoto(index + 1, folder.images.length)}</p>
        )}
      </div>
      {viewing && folder && <LightboxTools folder={folder} />}
      <ViewerClose onClose={onClose} />
    </div>
  );
}
