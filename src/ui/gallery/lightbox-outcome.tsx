import { useSelector } from '@xstate/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { photoName } from '../../domain/gallery/lightbox.ts';
import { useDependencies } from '../dependencies.tsx';
import { ViewerOutcome } from '../shared/viewer.tsx';

/** Says how a download or sharing ended, and to assistive technology which photo is shown now. */
export function LightboxOutcome({ folder }: { folder: GalleryFolder }) {
  const { lightbox } = useDependencies().site;
  const index = useSelector(lightbox, (snapshot) => snapshot.context.index);
  const outcome = useSelector(lightbox, (snapshot) => {
    const download = (state: 'saved' | 'opened' | 'offered' | 'failed') =>
      snapshot.matches({ open: { viewing: { download: state } } });
    const sharing = (state: 'copied' | 'failed') =>
      snapshot.matches({ open: { viewing: { sharing: state } } });
    if (download('saved')) return 'Foto disimpan.';
    if (download('opened')) return 'Foto dibuka di tab baru.';
    if (download('offered')) return 'Foto tidak dapat disimpan.';
    if (download('failed')) return 'Foto tidak dapat diunduh.';
    if (sharing('copied')) return 'Alamat foto disalin.';
    if (sharing('failed')) return 'Alamat tidak dapat disalin. Salin dari bilah alamat.';
    return undefined;
  });
  const isOffered = useSelector(lightbox, (snapshot) =>
    snapshot.matches({ open: { viewing: { download: 'offered' } } }),
  );
  const image = folder.images[index];
  return (
    <>
      <p className="visually-hidden" role="status">
        {image && `Foto ${index + 1} dari ${folder.images.length}: ${photoName(image, index)}`}
      </p>
      <ViewerOutcome offer={isOffered ? image?.downloadUrl : undefined}>{outcome}</ViewerOutcome>
    </>
  );
}
