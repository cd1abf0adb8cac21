import { GUIDE } from '../../domain/guide/guide.ts';
import { ViewerOutcome } from '../shared/viewer.tsx';
import { useGuide } from './use-guide.ts';

/** Says how a download ended. */
export function GuideOutcome() {
  const [, outcome] = useGuide((snapshot) => {
    const ended = (download: 'saved' | 'opened' | 'offered' | 'failed') =>
      snapshot.matches({ open: { download } });
    if (ended('saved')) return 'Panduan disimpan.';
    if (ended('opened')) return 'Panduan dibuka di tab baru.';
    if (ended('offered')) return 'Panduan tidak dapat disimpan.';
    if (ended('failed')) return 'Panduan tidak dapat diunduh.';
    return undefined;
  });
  const [, isOffered] = useGuide((snapshot) => snapshot.matches({ open: { download: 'offered' } }));
  return <ViewerOutcome offer={isOffered ? GUIDE.file : undefined}>{outcome}</ViewerOutcome>;
}
