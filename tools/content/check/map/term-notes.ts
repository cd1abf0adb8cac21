import type { Finding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { sharedTerms } from '../../../../src/domain/map/activity-search.ts';
import type { Activity } from '../../../../src/domain/map/map-config.ts';

const FILE = 'peta/kegiatan';

/** Notes each word that stands for several activities which not every zone permits alike: visitors are asked which they mean. */
export function termNotes(activities: readonly Activity[]): Finding[] {
  return sharedTerms(activities).map(({ term, activities: several }): Finding => {
    const names = several.map(({ name }) => `'${name}'`).join(said(' dan ', ' and '));
    const message = said(
      `'${term}' berarti ${names}, yang izinnya berbeda di zona; pengunjung ditanya mana yang dimaksud`,
      `'${term}' stands for ${names}, which zones permit differently; visitors are asked which they mean`,
    );
    return { level: 'note', kind: 'map', file: FILE, message };
  });
}
