import { describe, expect, it } from 'vitest';
import { staffTexts } from '../../../src/domain/staff/staff-defaults.ts';
import { aStaffItem } from '../../fixtures/staff.ts';

describe('staffTexts', () => {
  it('fills every gap', () => {
    expect(staffTexts(aStaffItem(), 2, 'BUPC')).toEqual({
      id: 'profile-3',
      title: 'Profil 3',
      description: 'Profil 3 di BUPC',
      date: '2024',
      location: 'BUPC',
      category: 'Tim',
      name: 'Profil 3',
      position: 'Profil 3 di BUPC',
    });
  });

  it('keeps what is given, stripped', () => {
    const item = aStaffItem({
      id: ' s-1 ',
      title: 'Pegawai Dinas Analis',
      description: 'Pegawai yang menelaah permohonan',
      date: '2023',
      location: 'Dinas Pegawai',
      category: 'Pegawai Analis',
    });
    expect(staffTexts(item, 0, 'BUPC')).toEqual({
      id: 's-1',
      title: 'Analis',
      description: 'yang menelaah permohonan',
      date: '2023',
      location: 'Dinas Pegawai',
      category: 'Analis',
      name: 'Analis',
      position: 'Analis',
    });
  });

  it('takes blanks, and what stripping leaves blank, for gaps', () => {
    const item = aStaffItem({
      id: ' ',
      title: 'Pegawai',
      description: ' ',
      date: '',
      category: 'Pegawai Dinas',
    });
    expect(staffTexts(item, 0, 'Pusat Pegawai')).toEqual({
      id: 'profile-1',
      title: 'Profil 1',
      description: 'Profil 1 di Pusat Pegawai',
      date: '2024',
      location: 'Pusat Pegawai',
      category: 'Tim',
      name: 'Profil 1',
      position: 'Profil 1 di Pusat Pegawai',
    });
  });

  it('names the stripped title in the default description, and takes the description for the position', () => {
    const { description, position } = staffTexts(aStaffItem({ title: 'Pegawai Ukur' }), 0, 'BUPC');
    expect([description, position]).toEqual(['Ukur di BUPC', 'Ukur di BUPC']);
  });
});
