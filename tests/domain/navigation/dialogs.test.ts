import { expect, it } from 'vitest';
import { exampleAddress } from '../../../qa/events/example-address.ts';
import { isAddressed, parseAddress } from '../../../src/domain/navigation/address.ts';
import {
  DIALOG_IDS,
  DIALOG_PARAMETERS,
  type DialogId,
  dialogOf,
  SUBJECT_PARAMETERS,
  upperDialog,
} from '../../../src/domain/navigation/dialogs.ts';

it('knows each parameter once: those that are published, and those that say what a dialog is about', () => {
  const published = ['layanan', 'syarat', 'profil', 'artikel', 'galeri', 'panduan', 'foto'];
  expect(DIALOG_PARAMETERS).toEqual(expect.arrayContaining(published));
  expect(new Set(DIALOG_PARAMETERS).size).toBe(DIALOG_PARAMETERS.length);
  expect(SUBJECT_PARAMETERS).toEqual(expect.arrayContaining(['artikel', 'galeri', 'panduan', 'foto']));
  expect(DIALOG_PARAMETERS).toEqual(expect.arrayContaining([...SUBJECT_PARAMETERS]));
});

it('knows no parameter but those of dialogs, and none of a dialog that is always the same as a subject', () => {
  const described = DIALOG_IDS.map(dialogOf);
  const about = described.filter(({ subject, parts }) => (subject ?? parts) !== undefined);
  const used = described.flatMap(({ parameter, detail }) => [parameter, detail]);
  const subjects = about.flatMap(({ parameter, detail }) => [parameter, detail]);
  expect([
    DIALOG_PARAMETERS.filter((parameter) => !used.includes(parameter)),
    SUBJECT_PARAMETERS.filter((parameter) => !subjects.includes(parameter)),
  ]).toEqual([[], []]);
});

it.each(DIALOG_IDS)('%s has an address that opens it, with what lies under it and no more', (id) => {
  const under = DIALOG_IDS.filter((other) => other === dialogOf(id).over);
  const open = parseAddress(exampleAddress(id));
  expect(DIALOG_IDS.filter((other) => isAddressed(open, other))).toEqual([...under, id]);
});

it.each<[readonly DialogId[], DialogId | undefined]>([
  [[], undefined],
  [['article'], 'article'],
  [['article', 'lightbox'], 'lightbox'],
  [['services', 'krkTerms'], 'krkTerms'],
  [['services', 'krkTerms', 'profile'], 'profile'],
  [['itrTerms'], 'itrTerms'],
])('of %j the upper one is %s', (open, upper) => {
  expect(upperDialog((id) => open.includes(id))).toBe(upper);
});
