import { describe, expect, it } from 'vitest';
import {
  isBuilt,
  type Procedure,
  procedureFor,
  procedureOf,
  readProcedureId,
  type Step,
  stepsOf,
  unaskedProcedures,
} from '../../../src/domain/procedures/procedure.ts';

const step = (id: string): Step => ({ id, name: id, by: 'office', documents: [], result: { name: id } });
const procedure = (id: string, rest: Partial<Procedure> = {}): Procedure => ({
  id,
  name: id,
  about: '',
  heading: '',
  lead: '',
  goal: '',
  steps: ['krk', 'gone', 'pbg'],
  ...rest,
});
const house = procedure('bangun-rumah', { for: { service: 'krk', what: ['rumah'] } });
const storey = procedure('tambah-lantai');
const shop = procedure('bangun-usaha', { for: { service: 'krk' } });
const all = { steps: [step('pbg'), step('krk')], procedures: [house, storey, shop] };

describe('a procedure', () => {
  it('has its steps in its own order, without those that there are not', () => {
    expect(stepsOf(all, house)).toEqual([step('krk'), step('pbg')]);
  });

  it('builds something where a step has a gate', () => {
    const gate = { title: 'Tanpa PBG', text: 'jangan' };
    expect([isBuilt([step('krk')]), isBuilt([step('krk'), { ...step('pbg'), gate }])]).toEqual([false, true]);
  });

  it.each([
    ['tambah-lantai', storey],
    ['ada-saja', undefined],
    [undefined, undefined],
  ])('is found by its id: %s', (id, found) => {
    expect(procedureOf(all, id)).toBe(found);
  });

  it.each([
    ['krk', 'rumah', house],
    ['krk', 'usaha', shop],
    ['krk', undefined, shop],
    ['itr', 'rumah', undefined],
  ] as const)('is the first for the service and the first answer: %s, %s', (service, what, found) => {
    expect(procedureFor(all, service, what)).toBe(found);
  });

  it('is offered beside the first question where no end of the questions leads to it', () => {
    expect(unaskedProcedures(all)).toEqual([storey]);
    expect(unaskedProcedures({ steps: [], procedures: [] })).toEqual([]);
  });

  it.each([
    ['tambah-lantai', 'tambah-lantai'],
    ['rumah', undefined],
    ['rumah.sertipikat', undefined],
    ['Tambah-Lantai', undefined],
    ['urus-izin-usaha', 'urus-izin-usaha'],
    ['1tambah-lantai', undefined],
    ['tambah-lantai2', undefined],
    ['', undefined],
  ])('is named in an address by words with hyphens: %j', (text, id) => {
    expect(readProcedureId(text)).toBe(id);
  });
});
