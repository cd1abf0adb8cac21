import * as texts from '../../domain/guide/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ViewerOutcome } from '../shared/viewer.tsx';
import { useGuide } from './use-guide.ts';

/** Says how a download ended. */
export function GuideOutcome() {
  const [, outcome] = useGuide((snapshot) => {
    const ended = (download: 'saved' | 'opened' | 'offered' | 'failed') =>
      snapshot.matches({ open: { download } });
    if (ended('saved')) return texts.saved;
    if (ended('opened')) return texts.openedInTab;
    if (ended('offered')) return texts.notSaved;
    if (ended('failed')) return texts.notDownloaded;
    return undefined;
  });
  const [, isOffered] = useGuide((snapshot) => snapshot.matches({ open: { download: 'offered' } }));
  const { guideFile } = useDependencies().config;
  return <ViewerOutcome offer={isOffered ? guideFile : undefined}>{outcome}</ViewerOutcome>;
}
