import type { ContentReport } from '@bupc/content/build-content.ts';
import { lostLine } from '@bupc/content/last-copy.ts';

/** Says of each feed of which mistakes left nothing, or more than half is gone, what became of it. */
export function lostLines({ feeds }: Pick<ContentReport, 'feeds'>): string[] {
  return feeds.flatMap(({ name, items, lost }) => (lost === undefined ? [] : [lostLine(name, items, lost)]));
}

/** Says which feeds of the folder a site cannot be built with: nothing is left of them and there is no last copy, or half is gone. */
export function stoppingLines({ feeds }: Pick<ContentReport, 'feeds'>): string[] {
  return lostLines({ feeds: feeds.filter(({ lost }) => lost && lost.fate !== 'kept') });
}
