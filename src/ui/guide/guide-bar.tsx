import { DialogTitle } from '@headlessui/react';
import { guideTitle, pageLabel } from '../../domain/guide/guide.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { useMedia, WIDE } from '../shared/use-media.ts';
import { ViewerClose } from '../shared/viewer.tsx';
import { GuideRules } from './guide-rules.tsx';
import { useGuide } from './use-guide.ts';

/**
 * The guide's head: a button at either end that closes it, and between them the title and 'Halaman X dari N' (spec §2
 * Guide). Where there is room for it, it leads to the articles that the open pages explain; on a small screen the tools do.
 */
export function GuideBar({ onClose }: { onClose: () => void }) {
  const [, isLoaded] = useGuide((snapshot) => snapshot.matches({ open: { document: 'loaded' } }));
  const [, index] = useGuide((snapshot) => snapshot.context.index);
  const [, pageCount] = useGuide((snapshot) => snapshot.context.pageCount);
  const isWide = useMedia(WIDE);
  const { centre } = useDependencies().config;
  return (
    <div className="guide-bar">
      <button type="button" className="viewer-tool guide-bar__back" onClick={onClose}>
        <Icon name="arrow-left" />
        <span className="viewer-tool__words">{sharedTexts.back}</span>
      </button>
      <div className="guide-bar__names">
        <DialogTitle className="guide-bar__title">{guideTitle(centre.abbreviation)}</DialogTitle>
        <p className="guide-bar__place" role="status">
          {isLoaded && pageLabel(index, pageCount)}
        </p>
      </div>
      <div className="guide-bar__end">
        {isLoaded && isWide && <GuideRules />}
        <ViewerClose onClose={onClose} />
      </div>
    </div>
  );
}
