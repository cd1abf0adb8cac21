import { said } from '@bupc/content/files';
import { clauseParts } from '../../../src/domain/map/clause-parts.ts';
import type { Zone } from '../../../src/domain/map/map-config.ts';
import { type Regulation, sectionsOf } from '../../../src/domain/regulations/regulation.ts';
import type { FieldMistake } from '../mistakes.ts';

const path = ['regulation', 'teks'];

/**
 * Says which articles and annexes the zones name that the map's regulation lacks, so that the map leads to none.
 * @param slug the regulation that the map names; undefined where its text is not here
 * @param regulations those of the content folder; undefined where one of them cannot be read, which is reported there
 */
export function clauseMistakes(
  slug: string | undefined,
  zones: readonly Pick<Zone, 'code' | 'clause'>[],
  regulations: readonly Regulation[] | undefined,
): FieldMistake[] {
  if (slug === undefined || regulations === undefined) return [];
  const regulation = regulations.find((one) => one.slug === slug);
  if (regulation === undefined) {
    return [
      {
        path,
        message: said(
          `produk-hukum/${slug}.md tidak ada; tulis nama berkas di sana tanpa .md`,
          `there is no produk-hukum/${slug}.md; write the name of one without .md`,
        ),
      },
    ];
  }
  const known = new Set(sectionsOf(regulation).map(({ id }) => id));
  return zones.flatMap(({ code, clause }) =>
    clauseParts(clause)
      .filter(({ section }) => !known.has(section))
      .map(({ name }) => ({
        path,
        message: said(
          `zona ${code} menyebut ${name.toLowerCase()}, yang tidak ada di produk-hukum/${slug}.md; perbaiki salah satunya`,
          `zone ${code} names ${name.toLowerCase()}, which produk-hukum/${slug}.md lacks; correct one of them`,
        ),
      })),
  );
}
