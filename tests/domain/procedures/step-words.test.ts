import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/domain/procedures/procedure.ts';
import {
  mainStep,
  officeShare,
  stepFacts,
  stepLine,
  stepsHeading,
} from '../../../src/domain/procedures/step-words.ts';

const step = (rest: Partial<Step>): Step => ({
  id: 'pbg',
  name: 'Ajukan PBG',
  by: 'national',
  documents: [],
  result: { name: 'PBG' },
  ...rest,
});

describe('a step in words', () => {
  it.each([
    [{ by: 'office', time: '10 hari kerja', fee: 'Tanpa biaya' }, 'Kantor ini · 10 hari kerja · tanpa biaya'],
    [{ by: 'citizen', time: 'Menurut perjanjian' }, 'Anda dan arsitek · menurut perjanjian'],
    [{ by: 'national', fee: 'Rp25.000' }, 'Nasional, situs luar · Rp25.000'],
    [{ by: 'national' }, 'Nasional, situs luar · tanyakan kepada petugas'],
  ] as const)('in one line: %j', (of, line) => {
    expect(stepLine(of)).toBe(line);
  });

  it('says of what the office knows nothing whom to ask', () => {
    expect(stepFacts(step({ who: 'Pemilik', time: '28 hari kerja', timeNote: 'paling lama' }))).toEqual([
      { name: 'Siapa', value: 'Pemilik' },
      { name: 'Di mana', value: 'Tanyakan kepada petugas' },
      { name: 'Waktu', value: '28 hari kerja', note: 'paling lama' },
      { name: 'Biaya', value: 'Tanyakan kepada petugas' },
      { name: 'Hasil', value: 'PBG' },
    ]);
  });

  it('counts them in words, and says how many are the office’s', () => {
    const own = step({ by: 'office' });
    expect([
      stepsHeading({ goal: 'sampai boleh dihuni' }, Array(7).fill(own)),
      officeShare([own, own, step({})]),
      officeShare([step({})]),
    ]).toEqual([
      'Tujuh langkah sampai boleh dihuni.',
      'Kantor ini mengurus dua; sisanya kami tunjukkan jalannya.',
      '',
    ]);
  });

  it.each([
    [[step({ service: 'itr', skip: 'x' }), step({ service: 'krk' })], 'krk'],
    [[step({}), step({ service: 'itr', skip: 'x' })], undefined],
    [[step({})], undefined],
  ] as const)('applies first for what may not be left out', (steps, service) => {
    expect(mainStep(steps)?.service).toBe(service);
  });
});
