import { readFileSync } from 'node:fs';
import { map } from 'virtual:city-map';
import { REGULATIONS } from 'virtual:regulations';
import { expect, it } from 'vitest';
import type { Zone } from '../../src/domain/map/map-config.ts';
import {
  type Regulation,
  type RegulationSection,
  sectionsOf,
  type TextPart,
  type TextPiece,
} from '../../src/domain/regulations/regulation.ts';
import { decimalNumber } from '../../src/domain/shared/indonesian-number.ts';

async function loaded(slug: string): Promise<Regulation> {
  const load = REGULATIONS[slug];
  if (load === undefined) throw new Error(`there is no ${slug}`);
  return load();
}

const plan = await loaded('perwali-31-2021');
const said = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');
const partsOf = ({ paragraphs }: RegulationSection): readonly TextPart[] =>
  paragraphs.flatMap(({ parts }) => parts);
const textOf = (section: RegulationSection) =>
  partsOf(section)
    .flatMap((part) => (part.kind === 'text' ? said(part.pieces) : []))
    .join('\n');
const rowsOf = (section: RegulationSection) =>
  partsOf(section).flatMap((part) => (part.kind === 'table' ? part.rows.map((row) => row.map(said)) : []));

/** The article and the annex that a zone of the map names: 'pasal 44 dan lampiran 13'. */
function placesOf({ clause }: Zone): { article: RegulationSection; annex: RegulationSection } {
  const [article, annex] = (clause.match(/(?:pasal|lampiran) \d+/g) ?? []).map((name) =>
    sectionsOf(plan).find(({ id }) => id === name.replace(' ', '-')),
  );
  if (article === undefined || annex === undefined) throw new Error(`there is no ${clause}`);
  return { article, annex };
}

it.each(map.zones.map((zone) => [zone.code, zone] as const))(
  'limits zone %s in its article as the map does',
  (code, zone) => {
    const { article } = placesOf(zone);
    const limits = zone.buildingLimits;
    if (limits === undefined) throw new Error(`${code} has no limits`);
    const rows = rowsOf(article);
    const row = rows.length === 1 ? rows[0] : rows.find(([of]) => of === code)?.slice(1);
    const number = (value: number) => decimalNumber(value, 2);
    expect(row).toEqual([
      `${number(limits.coverage)}%`,
      number(limits.floorRatio),
      `${number(limits.green)}%`,
      number(limits.storeys),
      `${number(limits.height)} m`,
    ]);
    const { front, rear, side } = limits.setback;
    const setback =
      rows.length === 1
        ? `${number(front)} m di depan, ${number(rear)} m di belakang, dan ${number(side)} m di samping`
        : `${number(front)} m di ${code}`;
    expect(textOf(article)).toContain(setback);
    if (rows.length > 1) expect([rear, side]).toEqual([front, front]);
  },
);

it.each(map.zones.map((zone) => [zone.code, zone] as const))(
  'lists the activities of zone %s in its annex, each with its limit or condition, as the map does',
  (code, zone) => {
    const listed = (names: readonly string[]) => (names.length === 0 ? 'Tidak ada' : names.join('; '));
    const of = (isOf: (activity: (typeof map.activities)[number]) => boolean) =>
      listed(map.activities.filter(isOf).map(({ name }) => name));
    const rows = rowsOf(placesOf(zone).annex);
    expect(rows).toContainEqual([code, of(({ allowed }) => allowed.includes(code))]);
    // An annex of several zones names the zone of each row.
    const own = rows
      .filter(({ length }) => length > 2)
      .map((row) => (row.length === 3 ? [code, ...row] : row));
    const ruled = map.activities.flatMap(({ name, limited, conditional }) => [
      ...(code in limited ? [[code, name, 'T', limited[code]]] : []),
      ...(code in conditional ? [[code, name, 'B', conditional[code]]] : []),
    ]);
    expect(own.filter(([of]) => of === code)).toEqual(ruled);
  },
);

it('numbers the articles of each regulation without a gap, and says nothing twice', async () => {
  for (const slug of Object.keys(REGULATIONS)) {
    const regulation = await loaded(slug);
    const articles = regulation.chapters.flatMap(({ articles }) => articles);
    expect(articles.map(({ id }) => id)).toEqual(articles.map((_, index) => `pasal-${index + 1}`));
    const sentences = articles.map((article) => JSON.stringify(article.paragraphs));
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

it('has the plan that replaced the older one, which says so too', async () => {
  expect(plan.replaces).toMatchObject([{ name: 'Perwali 18/2013', slug: 'perwali-18-2013' }]);
  expect((await loaded('perwali-18-2013')).replacedBy).toMatchObject({
    name: 'Perwali 31/2021',
    slug: plan.slug,
  });
  const products = readFileSync('content/legal-products.yaml', 'utf8');
  expect(plan.pdf && products.includes(plan.pdf)).toBe(true);
});
