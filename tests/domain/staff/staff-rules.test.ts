import { describe, expect, it } from 'vitest';
import { staffTexts } from '../../../src/domain/staff/staff-defaults.ts';
import { compareStaffOrder, staffOrder } from '../../../src/domain/staff/staff-order.ts';
import { stripStaffWords } from '../../../src/domain/staff/strip-staff-words.ts';
import { aStaffItem } from '../../fixtures/staff.ts';

describe('staffOrder', () => {
  it.each([
    ['Kepala', 0, '01'],
    ['KEPALA DINAS', 3, '01'],
    ['Kadis', 3, '01'],
    ['Kepala Bidang', 3, '01'],
    ['Kepala Sekretariat', 3, '01'],
    ['Wakil Sekretaris', 3, '02'],
    ['sekretaris tim it', 3, '02'],
    ['Tim IT', 3, '05'],
    ['tim itikad baik', 3, '05'],
    ['Tim  IT', 3, '103'],
    ['Tim', 0, '100'],
    ['Analis', 12, '1012'],
    ['Pegawai', 4, '104'],
    [undefined, 3, '999'],
    ['', 3, '999'],
    ['   ', 3, '999'],
  ])('category %j at %d has key %s', (category, index, expected) => {
    expect(staffOrder(category, index)).toBe(expected);
  });

  it('is compared as text', () => {
    const keys = ['999', '102', '1010', '05', '101', '100', '02', '1011', '01', '109'];
    expect(keys.sort(compareStaffOrder)).toEqual([
      '01',
      '02',
      '05',
      '100',
      '101',
      '1010',
      '1011',
      '102',
      '109',
      '999',
    ]);
  });
});

describe('stripStaffWords', () => {
  it.each([
    ['Pegawai Dinas Sekretaris', 'Sekretaris'],
    ['Sekretaris Pegawai', 'Sekretaris'],
    ['Analis PEGAWAI dinas Tata Ruang', 'Analis Tata Ruang'],
    ['  pegawai \n Dinas  Ukur ', 'Ukur'],
    ['Pegawai Pegawai Dinas', ''],
    ['Kepala Dinas', 'Kepala Dinas'],
    ['Bagian Kepegawaian', 'Bagian Kepegawaian'],
    ['Pegawai Dinasti', 'Dinasti'],
    ['', ''],
  ])('makes %j of it: %j', (text, expected) => {
    expect(stripStaffWords(text)).toBe(expected);
  });
});

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
