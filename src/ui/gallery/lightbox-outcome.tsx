import { useSelector } from '@xstate/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { photoName } from '../../domain/gallery/lightbox.ts';
import * as texts from '../../domain/gallery/texts.ts';
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
    if (download('saved')) return texts.fotoDisimpan;
    if (download('opened')) return texts.fotoDibukaDiTab;
    if (download('offered')) return texts.fotoTidakDapatDisimpan;
    if (download('failed')) return texts.fotoTidakDapatDiunduh;
    if (sharing('copied')) return texts.alamatFotoDisalin;
    if (sharing('failed')) return texts.alamatTidakDapatDisalin;
    return undefined;
  });
  const isOffered = useSelector(lightbox, (snapshot) =>
    snapshot.matches({ open: { viewing: { download: 'offered' } } }),
  );
  const image = folder.images[index];
  return (
    <>
      <p className="visually-hidden" role="status">
        {image && texts.fotoDari(index + 1, folder.images.length, photoName(image, index))}
      </p>
      <ViewerOutcome offer={isOffered ? image?.downloadUrl : undefined}>{outcome}</ViewerOutcome>
    </>
  );
}
