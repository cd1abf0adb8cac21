import { describe, expect, it } from 'vitest';
import { sampleStaffItems } from '../../../src/domain/staff/sample-profiles.ts';
import { staffProfiles } from '../../../src/domain/staff/staff-profiles.ts';

describe('staffProfiles', () => {
  it('shows all four samples, the head first', () => {
    const samples = staffProfiles(sampleStaffItems('BUPC'), 'BUPC');
    expect(samples.map(({ title, order, imageUrl }) => [title, order, imageUrl])).toEqual([
      ['Kepala BUPC', '01', '/art/wk.webp'],
      ['Sekretaris BUPC', '02', '/art/wwk.webp'],
      ['Tim Teknologi Informasi', '05', '/art/wk.webp'],
      ['Tim Layanan Masyarakat', '103', '/art/wwk.webp'],
    ]);
  });
});
