import { describe, expect, it } from 'vitest';
import { staffProfiles } from '../../../src/domain/staff/staff-profiles.ts';
import { aStaffItem } from '../../fixtures/staff.ts';

describe('staffProfiles', () => {
  it('makes whole profiles, in the order of their keys', () => {
    const items = [
      aStaffItem({ title: 'Juru Ukur' }),
      aStaffItem({
        id: 'k',
        title: 'Pegawai Dinas Kepala',
        description: 'Memimpin',
        category: 'Kepala Pegawai',
      }),
    ];
    expect(staffProfiles(items, 'BUPC')).toEqual([
      {
        id: 'k',
        title: 'Kepala',
        description: 'Memimpin',
        imageUrl: 'https://drive.google.com/uc?id=1staf',
        date: '2024',
        location: 'BUPC',
        category: 'Kepala',
        order: '01',
        name: 'Kepala',
        position: 'Kepala',
      },
      {
        id: 'profile-1',
        title: 'Juru Ukur',
        description: 'Juru Ukur di BUPC',
        imageUrl: 'https://drive.google.com/uc?id=1staf',
        date: '2024',
        location: 'BUPC',
        category: 'Tim',
        order: '999',
        name: 'Juru Ukur',
        position: 'Juru Ukur di BUPC',
      },
    ]);
  });

  it.each([
    ['Penanggung Jawab Alih Data', 'Tim IT', false],
    ['Pengendali Kualitas', 'Anggota tim it', false],
    ['ALI', 'TIM IT', false],
    ['Alih Data', 'Tim', true],
    ['Alih Data', undefined, true],
    ['Juru Ukur', 'Tim IT', true],
    [undefined, 'Tim IT', true],
  ])('title %j in category %j stays: %j', (title, category, expected) => {
    const item = aStaffItem({ ...(title && { title }), ...(category && { category }) });
    expect(staffProfiles([item], 'BUPC')).toHaveLength(expected ? 1 : 0);
  });

  it('cuts the blanks off the address of a picture', () => {
    const [profile] = staffProfiles([aStaffItem({ imageUrl: ' /art/wk.webp\n' })], 'BUPC');
    expect(profile?.imageUrl).toBe('/art/wk.webp');
  });

  it.each([[''], ['   ']])('drops the picture %j', (imageUrl) => {
    expect(staffProfiles([aStaffItem({ imageUrl })], 'BUPC')).toEqual([]);
  });

  it('counts positions in the received list, dropped items included, and sorts their keys as text', () => {
    const items = Array.from({ length: 14 }, (_, index) =>
      aStaffItem({ title: `S${index}`, category: 'Analis', ...(index === 1 && { imageUrl: '' }) }),
    );
    expect(staffProfiles(items, 'BUPC').map(({ title, order }) => `${title} ${order}`)).toEqual([
      'S0 100',
      'S10 1010',
      'S11 1011',
      'S12 1012',
      'S13 1013',
      'S2 102',
      'S3 103',
      'S4 104',
      'S5 105',
      'S6 106',
      'S7 107',
      'S8 108',
      'S9 109',
    ]);
  });

  it('leaves profiles of one key in their order, heads of divisions among the heads', () => {
    const items = ['Tim IT', 'Kepala Bidang', '', 'Sekretaris', 'Kadis', 'Kepala Bidang'].map(
      (category, index) => aStaffItem({ title: `${index}`, category }),
    );
    expect(staffProfiles(items, 'BUPC').map(({ title }) => title)).toEqual(['1', '4', '5', '3', '0', '2']);
  });
});
