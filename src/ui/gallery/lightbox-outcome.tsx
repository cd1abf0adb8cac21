import { useSelector } from '@xstate/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { photoName } from '../../domain/gallery/lightbox.ts';
import * as texts from '../../domain/gallery/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useShown } from '../shared/use-shown.ts';
import { ViewerOutcome } from '../shared/viewer.tsx';

/** Says how a download or sharing ended, and to assistive technology which photo is shown now. */
export function LightboxOutcome({ folder }: { folder: GalleryFolder }) {
  const lightbox = useShown('lightbox');
  const index = useSelector(lightbox, (snapshot) => snapshot.context.index);
  const outcome = useSelector(lightbox, (snapshot) => {
    const download = (state: 'saved' | 'opened' | 'offered' | 'failed') =>
      snapshot.matches({ open: { viewing: { download: state } } });
    const sharing = (state: 'copied' | 'failed') =>
      snapshot.matches({ open: { viewing: { sharing: state } } });
    if (download('saved')) return texts.photoSaved;
    if (download('opened')) return texts.photoOpenedInTab;
    if (download('offered')) return texts.photoNotSaved;
    if (download('failed')) return texts.photoNotDownloaded;
    if (sharing('copied')) return texts.addressCopied;
    if (sharing('failed')) return sharedTexts.addressNotCopied;
    return undefined;
  });
  const isOffered = useSelector(lightbox, (snapshot) =>
    snapshot.matches({ open: { viewing: { download: 'offered' } } }),
  );
  const image = folder.images[index];
  return (
    <>
      <p className="visually-hidden" role="status">
        {image &&
          texts.photoAnnouncement({
            number: index + 1,
            count: folder.images.length,
            name: photoName(image, index),
          })}
      </p>
      <ViewerOutcome offer={isOffered ? image?.downloadUrl : undefined}>{outcome}</ViewerOutcome>
    </>
  );
}
