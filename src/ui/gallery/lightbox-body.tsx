import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { LightboxInfo } from './lightbox-info.tsx';
import { LightboxOutcome } from './lightbox-outcome.tsx';
import { LightboxStage } from './lightbox-stage.tsx';
import { LightboxStrip } from './lightbox-strip.tsx';
import './lightbox-body.scss';

/** The lightbox of a folder with photos: the photo, the strip of all, and the facts about it. */
export function LightboxBody({ folder }: { folder: GalleryFolder }) {
  return (
    <>
      <LightboxStage key={folder.folderId} folder={folder} />
      <div className="lightbox-foot">
        <LightboxStrip folder={folder} />
        <LightboxInfo folder={folder} />
      </div>
      <LightboxOutcome folder={folder} />
    </>
  );
}
