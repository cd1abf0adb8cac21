import { ViewerOutcome } from '../shared/viewer.tsx';
import { useGuide } from './use-guide.ts';

/** Says how a download ended. */
export function GuideOutcome() {
  const [, outcome] = useGuide((snapshot) => {
    const ended = (download: 'saved' | 'opened' | 'failed') => snapshot.matches({ open: { download } });
    if (ended('saved')) return 'Panduan disimpan.';
    if (ended('opened')) return 'Panduan dibuka di tab baru.';
    if (ended('failed')) return 'Panduan tidak dapat diunduh.';
    return undefined;
  });
  return <ViewerOutcome>{outcome}</ViewerOutcome>;
}
