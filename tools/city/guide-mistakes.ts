import { said } from '@bupc/content/files';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { FieldMistake } from './mistakes.ts';

/** Lists what speaks of a guide that is read here where there is none: its tab, and numbers of its pages. */
export function guideMistakes({
  guideFile,
  guideViewer,
  guidePages,
  services,
  ownServices = [],
}: CityConfig): FieldMistake[] {
  if (guideFile !== undefined) return [];
  const pages = [
    ...(guidePages === undefined ? [] : [['guidePages']]),
    ...Object.entries(services).flatMap(([id, { guidePage }]) =>
      guidePage === undefined ? [] : [['services', id, 'guidePage']],
    ),
    ...ownServices.flatMap(({ guidePage }, at) =>
      guidePage === undefined ? [] : [['ownServices', at, 'guidePage']],
    ),
  ];
  return [
    ...(guideViewer === 'here'
      ? [
          {
            path: ['guideViewer'],
            message: said(
              'guideViewer berisi here, padahal guideFile tidak ada',
              'guideViewer is here, and there is no guideFile',
            ),
          },
        ]
      : []),
    ...pages.map((path) => ({
      path,
      message: said(
        `${path.join('.')} menyebut halaman panduan, padahal guideFile tidak ada; hapus`,
        `${path.join('.')} names pages of a guide, and there is no guideFile; leave it out`,
      ),
    })),
  ];
}
