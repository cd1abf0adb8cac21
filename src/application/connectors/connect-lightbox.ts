import { galleryPhase, openFolder } from '../gallery/open-folder.ts';
import type { Site } from '../machines.ts';

/**
 * Connects the lightbox with its dialog, its address (contract "Addresses") and the gallery: it opens and closes with
 * the dialog, waits for its folder, and writes the shown photo into the address. For an unknown folder the gallery is
 * requested again if it came from the cache; where that fails, the dialog closes.
 * @returns stops it
 */
export function connectLightbox({
  dialogs,
  gallery,
  lightbox,
}: Pick<Site, 'dialogs' | 'gallery' | 'lightbox'>): () => void {
  const tellPhoto = () => {
    const shown = lightbox.getSnapshot();
    const { folderId, index } = shown.context;
    const { value, context } = dialogs.getSnapshot();
    const isAddressed = value.lightbox === 'open' && context.galeri === folderId;
    if (!isAddressed || !shown.matches({ open: 'viewing' }) || context.foto === index + 1) return;
    dialogs.send({ type: 'photo.shown', foto: index + 1 });
  };

  const followGallery = () => {
    const { folderId, folder } = lightbox.getSnapshot().context;
    if (folderId === undefined) return;
    const snapshot = gallery.getSnapshot();
    const phase = galleryPhase(snapshot);
    const found = openFolder(snapshot.context, phase, folderId);
    if (found.status === 'loading' && phase === 'cached') gallery.send({ type: 'refresh.requested' });
    if (found.status === 'missing') dialogs.send({ type: 'dialog.closed', dialog: 'lightbox' });
    if (found.status === 'found' && found.folder !== folder) {
      lightbox.send({ type: 'folder.settled', folder: found.folder });
    }
  };

  const followDialogs = () => {
    const { value, context } = dialogs.getSnapshot();
    const { galeri, foto = 1 } = context;
    const { folderId, index } = lightbox.getSnapshot().context;
    if (value.lightbox !== 'open' || galeri === undefined) {
      if (folderId !== undefined) lightbox.send({ type: 'lightbox.closed' });
    } else if (folderId !== galeri) {
      lightbox.send({ type: 'lightbox.opened', folderId: galeri, index: foto - 1 });
      followGallery();
    } else if (foto !== index + 1) {
      lightbox.send({ type: 'image.shown', index: foto - 1 });
    }
  };

  const subscriptions = [
    dialogs.subscribe(followDialogs),
    gallery.subscribe(followGallery),
    lightbox.subscribe(tellPhoto),
  ];
  followDialogs();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
