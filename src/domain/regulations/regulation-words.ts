import { cutText } from '../shared/cut-text.ts';
import { longDate } from '../shared/indonesian-date.ts';
import type { OtherRegulation, Paragraph, Regulation, RegulationSection } from './regulation.ts';
import * as texts from './texts.ts';

/** Characters of a description for search engines. */
const DESCRIPTION = 150;

/** Says whether a regulation is in force (spec §2 Regulation pages). */
export const isInForce = ({ replacedBy }: Pick<Regulation, 'replacedBy'>): boolean =>
  replacedBy === undefined;

/** The state in words: 'Berlaku', 'Tidak berlaku lagi'. */
export const stateText = (regulation: Pick<Regulation, 'replacedBy'>): string =>
  isInForce(regulation) ? texts.inForce : texts.noLongerInForce;

/** The state as the foot of a printed page gives it: 'Perwali 31/2021: berlaku sejak 4 Januari 2022'. */
export function paperState(regulation: Pick<Regulation, 'shortName' | 'since' | 'replacedBy'>): string {
  const { shortName, since, replacedBy } = regulation;
  return replacedBy
    ? texts.paperReplaced({ regulation: shortName, replacement: replacedBy.name })
    : texts.paperInForce({ regulation: shortName, day: sinceText(since) });
}

/** The day from which it is in force: '4 Januari 2022'. */
export const sinceText = (since: string): string => longDate(Date.parse(since));

/** The title of a page: 'Pasal 44 Zona R-4, perumahan kepadatan rendah', or what the whole is about. */
export function pageTitle(
  { shortName, about }: Pick<Regulation, 'shortName' | 'about'>,
  section: RegulationSection | undefined,
): string {
  if (section === undefined) return `${shortName}: ${about}`;
  return `${sectionTitle(section)}, ${shortName}`;
}

/**
 * Says which regulations have changed an article or annex; undefined where none has (spec §2 Regulation pages).
 * @param name 'Pasal 44', which an amendment names among its parts
 */
export function amendmentText(regulation: Pick<Regulation, 'amendedBy'>, name: string): string | undefined {
  const names = amendmentsOf(regulation, name);
  if (names.length === 0) return undefined;
  const since = names.at(-1)?.since;
  const words = texts.amendedWording(names.map((one) => one.name).join(', '));
  return since === undefined ? words : `${words} ${texts.amendmentSince(sinceText(since))}`;
}

/** Gives the regulations that have changed an article or annex, by its name. */
export const amendmentsOf = (
  { amendedBy }: Pick<Regulation, 'amendedBy'>,
  name: string,
): readonly OtherRegulation[] => amendedBy.filter(({ part }) => namesIn(part).includes(name));

/** Gives the articles and annexes that a part of a regulation names: 'Pasal 44 dan Lampiran 13'. */
export const namesIn = (part: string | undefined): readonly string[] =>
  part?.split(/,| dan /).map((one) => one.trim()) ?? [];

/** An article by its name and what it is about: 'Pasal 44 Zona R-4'. */
export const sectionTitle = ({ name, title }: Pick<RegulationSection, 'name' | 'title'>): string =>
  title === '' ? name : `${name} ${title}`;

/** The description of a page: the summary, else the beginning of the text; of the whole, its title. */
export function pageDescription(regulation: Regulation, section: RegulationSection | undefined): string {
  if (section === undefined) {
    return texts.pageDescription({
      title: regulation.title,
      about: regulation.about,
      state: stateText(regulation).toLowerCase(),
    });
  }
  const text = section.summary ?? plainText(section);
  const short = text.length <= DESCRIPTION ? text : `${cutText(text, DESCRIPTION).replace(/\s+\S*$/, '')} …`;
  return isInForce(regulation) ? short : `${texts.noLongerInForce}. ${short}`;
}

/** The text of a section without its looks; cells of a table parted by blanks. */
export function plainText({ paragraphs }: Pick<RegulationSection, 'paragraphs'>): string {
  return paragraphs
    .flatMap((paragraph) => [
      ...(paragraph.number === undefined ? [] : [`(${paragraph.number})`]),
      paragraphText(paragraph),
    ])
    .join(' ');
}

/** The text of a paragraph without its number and its looks; cells of a table parted by blanks. */
export function paragraphText({ parts }: Pick<Paragraph, 'parts'>): string {
  const words = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join('');
  return parts
    .flatMap((part) => {
      if (part.kind === 'text') return words(part.pieces);
      if (part.kind === 'list') return part.items.map(({ mark, pieces }) => `${mark} ${words(pieces)}`);
      return part.rows.flatMap((row) =>
        row.map((cell, index) => `${part.head[index] ?? ''} ${words(cell)}`.trim()),
      );
    })
    .join(' ');
}
