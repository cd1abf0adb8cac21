import { config } from 'virtual:city';
import { describe, expect, it } from 'vitest';
import { durationText, feeText } from '../../../src/domain/services/service-table.ts';
import { allServices } from '../../all-services.ts';

const { days: _, fee: __, ...unsaid } = allServices(config).itr;

describe('the services table', () => {
  it.each([
    [{ ...unsaid, days: 10, fee: 'Tanpa biaya' }, '10 hari kerja', 'Tanpa biaya'],
    [{ ...unsaid, days: 1, fee: 'Rp25.000' }, '1 hari kerja', 'Rp25.000'],
    [unsaid, 'Tanyakan kepada petugas', 'Tanyakan kepada petugas'],
  ])('says time and cost, or whom to ask', (facts, duration, fee) => {
    expect([durationText(facts), feeText(facts)]).toEqual([duration, fee]);
  });
});
