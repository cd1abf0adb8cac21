import { config } from 'virtual:city';
import { procedures } from 'virtual:city-steps';
import { expect, it } from 'vitest';
import { NO_PROCEDURES } from '../../../src/domain/procedures/procedure.ts';
import { judgeSteps, readSteps } from '../../../tools/city/steps/read-steps.ts';
import { allServices } from '../../all-services.ts';
import { madeFiles } from '../made-files.ts';

function judged(text?: string) {
  const folder = madeFiles(text === undefined ? {} : { 'langkah.yaml': text });
  const { value, mistakes = [] } = judgeSteps({ CONTENT_DIR: folder }, config.services);
  return { value, mistakes: mistakes.map(({ line, message }) => [line, message]) };
}

it('reads the steps of the content folder, and none where there is no file', () => {
  expect(readSteps({})).toEqual(procedures);
  expect(judged()).toEqual({ value: NO_PROCEDURES, mistakes: [] });
});

it('takes of a service what the table of services says, and its own words first', () => {
  const { value } = judged(`
steps:
  - { id: krk, service: krk, name: Urus KRK, fee: Sukarela }
  - { id: slf, name: Minta SLF, by: national, result: { name: SLF } }
procedures:
  - { id: tambah-lantai, name: Tambah, about: Rumah, heading: KRK, lead: Ya., goal: selesai, steps: [krk, slf] }
`);
  const { documents, result, form } = allServices(config).krk;
  expect(value?.steps).toEqual([
    {
      id: 'krk',
      service: 'krk',
      name: 'Urus KRK',
      by: 'office',
      time: '10 hari kerja',
      fee: 'Sukarela',
      documents,
      result,
      form,
    },
    { id: 'slf', name: 'Minta SLF', by: 'national', documents: [], result: { name: 'SLF' } },
  ]);
});

it('names the line and what to write instead', () => {
  const { mistakes } = judged(`
steps:
  - { id: krk2, name: Urus KRK }
  - { id: slf, name: '', by: negara }
procedures: []
`);
  expect(mistakes).toEqual([
    [3, 'steps.0.id takes letters from a to z alone, such as krk; it holds "krk2"'],
    [4, 'steps.1.name takes a text that is not blank; it holds ""'],
    [4, 'steps.1.by takes office, citizen or national; it holds "negara"'],
  ]);
});

it('names what does not fit together', () => {
  const { mistakes } = judged(`
steps:
  - { id: krk, service: krk, name: Urus KRK }
  - { id: krk, name: Lagi }
procedures:
  - { id: a-b, name: A, about: A, heading: A, lead: A, goal: a, steps: [krk, pbg] }
`);
  expect(mistakes).toEqual([
    [4, "steps.1.id is krk, as an earlier one's is"],
    [4, 'steps.1 takes a service, or by and result'],
    [6, 'procedures.0.steps.1 is pbg; there are krk, krk'],
  ]);
});

it('names a step and a need of a service that the office does not give', () => {
  const { krk } = allServices(config);
  const folder = madeFiles({
    'langkah.yaml': `
steps:
  - { id: itr, service: itr, name: Minta ITR }
  - { id: krk, service: krk, name: Urus KRK }
procedures:
  - { id: cek-tanah, name: A, about: B, heading: C, lead: D, goal: E, steps: [krk], for: { service: kkpr } }
`,
  });
  const { mistakes = [] } = judgeSteps({ CONTENT_DIR: folder }, { krk });
  expect(mistakes.map(({ line, message }) => [line, message])).toEqual([
    [3, 'steps.0.service is itr, which kantor.yaml does not have; there are krk'],
    [6, 'procedures.0.for.service is kkpr, which kantor.yaml does not have; there are krk'],
  ]);
});
