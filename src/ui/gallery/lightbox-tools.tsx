import { useSelector } from '@xstate/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { dialogAddress } from '../../domain/navigation/address.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';

/** What may be done with the photo on view: zoom, rotate, download (spec §2 Lightbox), and share its address. */
export function LightboxTools({ folder }: { folder: GalleryFolder }) {
  const { site, config } = useDependencies();
  const { lightbox } = site;
  const index = useSelector(lightbox, (snapshot) => snapshot.context.index);
  const zoomed = useSelector(lightbox, (snapshot) => snapshot.context.zoomed);
  const saving = useSelector(lightbox, (snapshot) =>
    snapshot.matches({ open: { viewing: { download: 'saving' } } }),
  );
  const share = () => {
    const url = `${config.origin}${dialogAddress({ galeri: folder.folderId, foto: index + 1 })}`;
    lightbox.send({ type: 'share.requested', page: { title: folder.folderName, url } });
  };
  return (
    <div className="lightbox-bar__tools" role="toolbar" aria-label="Alat foto">
      <button type="button" className="lightbox-tool" onClick={() => lightbox.send({ type: 'zoom.toggled' })}>
        <Icon name={zoomed ? 'zoom-out' : 'zoom-in'} />
        {zoomed ? 'Perkecil' : 'Perbesar'}
      </button>
      <button
        type="button"
        className="lightbox-tool"
        aria-label="Putar 90 derajat"
        onClick={() => lightbox.send({ type: 'image.rotated' })}
      >
        <Icon name="rotate" />
        Putar
      </button>
      {/* Never disabled, which would take the focus out of the dialog; the machine ignores a second request. */}
      <button
        type="button"
        className="lightbox-tool"
        aria-disabled={saving}
        onClick={() => lightbox.send({ type: 'download.requested' })}
      >
        <Icon name="download" />
        Unduh
      </button>
      <button type="button" className="lightbox-tool" onClick={share}>
        <Icon name="share" />
        Bagikan
      </button>
    </div>
  );
}
