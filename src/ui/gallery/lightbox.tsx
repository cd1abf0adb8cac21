import { Dialog, DialogPanel } from '@headlessui/react';
import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { galleryPhase, openFolder } from '../../application/gallery/open-folder.ts';
import { folderDateLabel } from '../../domain/gallery/folder-date.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import * as texts from '../../domain/gallery/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { GONE_LINKS, GoneDialog } from '../shared/gone-dialog.tsx';
import { Notice } from '../shared/notice.tsx';
import { Loading } from '../shared/skeleton.tsx';
import { turnOfKey } from '../shared/turn-key.ts';
import { useChunk } from '../shared/use-chunk.ts';
import { useDocumentTitle } from '../shared/use-document-title.tsx';
import { useRenewal } from '../shared/use-renewal.ts';
import { LightboxBar } from './lightbox-bar.tsx';
import { loadLightboxBody } from './lightbox-chunk.ts';
import './lightbox.scss';
import { useShown } from '../shared/use-shown.ts';

/**
 * The lightbox (spec §2 Lightbox): a folder's photos on the whole screen. Headless UI traps the focus, closes on Escape
 * and returns the focus to the card. Its content is a chunk of its own; its close button is there at once. It also says
 * when a folder is no longer in the gallery.
 */
export function Lightbox({ onClose }: { onClose: () => void }) {
  const { dialogs, gallery } = useDependencies().site;
  const id = useSelector(dialogs, (snapshot) => snapshot.context.galeri);
  const folders = useSelector(gallery, ({ context }) => context.folders);
  const updatedAt = useSelector(gallery, ({ context }) => context.updatedAt);
  const phase = useSelector(gallery, galleryPhase);
  if (openFolder({ folders, updatedAt }, phase, id).status !== 'gone')
    return <FolderLightbox onClose={onClose} />;
  const newest = folders.filter(({ imageCount }) => imageCount > 0).slice(0, GONE_LINKS);
  return (
    <GoneDialog
      title={sharedTexts.gallery}
      drawing="folder"
      says={texts.folderGone}
      newest={newest.map(({ folderId, folderName, createdDate }) => ({
        open: { galeri: folderId, foto: 1 },
        name: folderName,
        date: folderDateLabel(createdDate),
      }))}
      back={texts.backToGallery}
      onClose={onClose}
    />
  );
}

function FolderLightbox({ onClose }: { onClose: () => void }) {
  const lightbox = useShown('lightbox');
  const folder = useSelector(lightbox, (snapshot) => snapshot.context.folder);
  const empty = useSelector(lightbox, (snapshot) => snapshot.matches({ open: 'empty' }));
  const { component: Body, failed, ask } = useChunk<{ folder: GalleryFolder }>(loadLightboxBody, !empty);
  useRenewal(failed);
  useDocumentTitle(folder?.folderName ?? sharedTexts.gallery);
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turnOfKey(event);
    if (turn === undefined) return;
    event.preventDefault();
    lightbox.send({ type: `image.${turn}` });
  };

  return (
    <Dialog open onClose={onClose} className="lightbox" onKeyDown={onKeyDown}>
      <DialogPanel className="lightbox__panel">
        <LightboxBar folder={folder} onClose={onClose} />
        {folder !== undefined && !empty && Body ? (
          <Body folder={folder} />
        ) : (
          <div className="lightbox__message">
            {empty ? (
              <EmptyState
                drawing="image"
                title={texts.noPicture}
                text={texts.folderEmpty}
                action={{ label: texts.backToGallery, onAct: onClose }}
              />
            ) : failed ? (
              <Notice
                kind="failed"
                title={texts.lightboxFailedTitle}
                detail={sharedTexts.checkConnectionThenRetry}
                action={{ label: sharedTexts.retry, onAct: ask }}
              />
            ) : (
              <Loading text={texts.loading} />
            )}
          </div>
        )}
      </DialogPanel>
    </Dialog>
  );
}
