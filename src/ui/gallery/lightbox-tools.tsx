import { useSelector } from '@xstate/react';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import * as texts from '../../domain/gallery/texts.ts';
import { dialogAddress } from '../../domain/navigation/address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { useShown } from '../shared/use-shown.ts';
import { ViewerTool } from '../shared/viewer.tsx';
import { FILE_ID } from './lightbox-ids.ts';
import { shownPhoto } from './shown-photo.ts';

/** The tools for the photo shown: zoom, rotate, download (spec §2 Lightbox), and share its address. */
export function LightboxTools({ folder }: { folder: GalleryFolder }) {
  const { config } = useDependencies();
  const lightbox = useShown('lightbox');
  const zoomed = useSelector(lightbox, (snapshot) => snapshot.context.zoomed);
  const saving = useSelector(lightbox, (snapshot) =>
    snapshot.matches({ open: { viewing: { download: 'saving' } } }),
  );
  const share = () => {
    const foto = shownPhoto(lightbox.getSnapshot()) + 1;
    const url = `${config.origin}${dialogAddress({ galeri: folder.folderId, foto })}`;
    lightbox.send({ type: 'share.requested', page: { title: folder.folderName, url } });
  };
  return (
    <div className="lightbox-bar__tools" role="toolbar" aria-label={texts.toolsLabel}>
      <ViewerTool
        icon={zoomed ? 'zoom-out' : 'zoom-in'}
        name={zoomed ? sharedTexts.zoomOut : sharedTexts.zoomIn}
        words={zoomed ? sharedTexts.zoomOut : sharedTexts.zoomIn}
        onAct={() => lightbox.send({ type: 'zoom.toggled' })}
      />
      <ViewerTool
        icon="rotate"
        name={texts.rotateLabel}
        words={texts.rotate}
        onAct={() => lightbox.send({ type: 'image.rotated' })}
      />
      <ViewerTool
        icon="download"
        name={sharedTexts.download}
        words={sharedTexts.download}
        off={saving}
        describedBy={FILE_ID}
        onAct={() => lightbox.send({ type: 'download.requested' })}
      />
      <ViewerTool icon="share" name={sharedTexts.share} words={sharedTexts.share} onAct={share} />
    </div>
  );
}
