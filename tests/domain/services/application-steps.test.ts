import { config } from 'virtual:city';
import { describe, expect, it } from 'vitest';
import { applicationHelp } from '../../../src/domain/services/application-steps.ts';
import type { HandoffSubject } from '../../../src/domain/shared/handoff-subject.ts';
import type { ParcelFacts } from '../../../src/domain/shared/parcel/parcel-facts.ts';
import { allServices } from '../../all-services.ts';

const help = (subject: HandoffSubject) => applicationHelp(subject, config);

describe('help where a service is not connected', () => {
  it.each<[HandoffSubject, string, string, readonly string[]]>([
    ['any', 'Ajukan permohonan dalam tiga langkah', 'Permohonan baru', ['Siapkan dokumen', 'Isi formulir']],
    ['itr', 'Ajukan ITR dalam tiga langkah', 'Permohonan ITR', ['Siapkan dokumen', 'Isi formulir']],
    ['krk', 'Ajukan KRK dalam tiga langkah', 'Permohonan KRK', ['Siapkan dokumen', 'Isi formulir']],
    [
      'siteplan',
      'Ajukan Siteplan dalam tiga langkah',
      'Permohonan Siteplan',
      ['Siapkan dokumen', 'Isi formulir'],
    ],
    ['kkpr', 'Ajukan KKPR dalam tiga langkah', 'Permohonan KKPR', ['Siapkan dokumen', 'Isi formulir']],
    [
      'login',
      'Tanyakan permohonan Anda dalam tiga langkah',
      'Kabar permohonan',
      ['Siapkan nomor permohonan', 'Siapkan KTP pemohon'],
    ],
    ['data', 'Minta data dalam tiga langkah', 'Permohonan data', ['Sebutkan data', 'Jelaskan keperluan']],
    [
      'complaint',
      'Laporkan dalam empat langkah',
      'Pengaduan Masyarakat',
      ['Apa yang Anda lihat, dan sejak kapan', 'Tunjukkan letaknya', 'Siapkan foto'],
    ],
    [
      'consultation',
      'Bicara dengan petugas dalam tiga langkah',
      'Layanan Konsultasi',
      ['Tuliskan yang ingin Anda bicarakan', 'Pilih waktunya'],
    ],
    [
      'suggestion',
      'Sampaikan usul dalam tiga langkah',
      'Saran dan Masukan Tata Ruang',
      ['Tuliskan usul Anda', 'Tunjukkan letaknya'],
    ],
    [
      'map',
      'Ketahui peruntukan tanah dalam tiga langkah',
      'Peruntukan tanah',
      ['Lihat lapisan yang ada', 'Minta Informasi Tata Ruang (ITR)'],
    ],
  ])('for %s names the steps and the subject of the message', (subject, heading, about, titles) => {
    const { steps, message, ...said } = help(subject);
    expect([said.heading, message.subject, steps.map(({ title }) => title)]).toEqual([
      heading,
      about,
      titles,
    ]);
  });

  it('for one service lists its documents, its requirements, its page of the guide and its form', () => {
    const { steps, message } = help('krk');
    expect(steps).toEqual([
      {
        title: 'Siapkan dokumen',
        text: 'KTP pemohon, Sertipikat tanah, Gambar letak bangunan, Kegiatan dan luas bangunan, Nomor telepon yang aktif, Surat kuasa.',
        links: [
          { label: 'Syarat KRK', layanan: 'krk' },
          { label: 'Panduan halaman 6', panduan: 6 },
        ],
      },
      { title: 'Isi formulir', text: '', links: [{ label: 'Formulir KRK', form: '/formulir/krk.pdf' }] },
    ]);
    expect(message.body.split('\n').slice(0, 5)).toEqual([
      'Nama:',
      'Letak tanah:',
      'Dokumen yang saya lampirkan:',
      '- KTP pemohon',
      '- Sertipikat tanah',
    ]);
  });

  it('for any service lists what all of them need, and every form', () => {
    const [documents, forms] = help('any').steps;
    expect(documents?.text).toBe('KTP pemohon, Nomor telepon yang aktif, Surat kuasa.');
    expect(forms?.links.map(({ label }) => label)).toEqual([
      'Formulir ITR',
      'Formulir KRK',
      'Formulir Siteplan',
      'Formulir KKPR',
    ]);
  });

  it('for a complaint chooses the place on the map, names it in the message, and says what follows', () => {
    const land = { id: '05.0148', zone: 'R-4' } as ParcelFacts;
    const { steps, message, afterwards } = applicationHelp(
      'complaint',
      { ...config, contact: { answerWithinDays: 7 } },
      land,
    );
    expect(steps[1]?.links).toEqual([{ label: 'Pilih di peta', tujuan: 'pengaduan' }]);
    expect(message.body).toMatch(
      /^Letak bangunan: persil 05\.0148.*\nYang saya lihat:\nSejak kapan:\nFoto saya lampirkan\./,
    );
    expect(afterwards).toBe(
      'Pengaduan dijawab paling lama 7 hari kerja. Nama Anda dapat dirahasiakan: sebutkan dalam pesannya.',
    );
  });

  it('for a further service of the office lists its own documents and form', () => {
    const own = {
      id: 'tiang',
      name: 'Tiang Telekomunikasi',
      description: '',
      abbreviation: 'Tiang',
      documents: [{ name: 'Gambar menara' }],
      form: '/formulir/tiang.pdf',
      result: { name: 'Rekomendasi', note: 'letak' },
    };
    const { heading, steps } = applicationHelp(own, config);
    expect([heading, steps]).toEqual([
      'Ajukan Tiang dalam tiga langkah',
      [
        {
          title: 'Siapkan dokumen',
          text: 'Gambar menara.',
          links: [{ label: 'Syarat Tiang', layanan: 'utama' }],
        },
        {
          title: 'Isi formulir',
          text: '',
          links: [{ label: 'Formulir Tiang', form: '/formulir/tiang.pdf' }],
        },
      ],
    ]);
  });

  it('without a form says where to ask for one', () => {
    const { form: _, ...itr } = allServices(config).itr;
    const [, second] = applicationHelp('itr', { ...config, services: { ...config.services, itr } }).steps;
    expect(second).toEqual({
      title: 'Isi formulir',
      text: 'Mintalah formulir di loket atau lewat pesan.',
      links: [],
    });
  });

  it('goes without the services that the office does not give', () => {
    const { krk, kkpr } = allServices(config);
    const office = { ...config, services: { krk, kkpr } };
    const { heading, steps } = applicationHelp('itr', office);
    expect([heading, steps[1]?.links.map(({ label }) => label)]).toEqual([
      'Ajukan permohonan dalam tiga langkah',
      ['Formulir KRK', 'Formulir KKPR'],
    ]);
    expect(applicationHelp('map', office).steps[1]).toEqual({
      title: 'Siapkan letak tanah',
      text: 'Alamat, nomor persil, atau titik di peta.',
      links: [],
    });
  });
});

it('speaks of no page of a guide where the office has none', () => {
  const { guidePage: _, form: __, ...itr } = allServices(config).itr;
  const links = (subject: HandoffSubject) =>
    applicationHelp(subject, { contact: { answerWithinDays: 3 }, services: { itr } }).steps.flatMap(
      (step) => step.links,
    );
  expect((['itr', 'any', 'data', 'map'] as const).map(links)).toEqual([
    [{ label: 'Syarat ITR', layanan: 'itr' }],
    [{ label: 'Syarat tiap layanan', layanan: 'utama' }],
    [{ label: 'Daftar lapisan', layanan: 'peta' }],
    [
      { label: 'Daftar lapisan', layanan: 'peta' },
      { label: 'Syarat ITR', layanan: 'itr' },
    ],
  ]);
});

it('names the parcel in the message, and no document where the services share none', () => {
  const land = { id: '05.0148', address: 'Jl. Mawar' } as ParcelFacts;
  const office = { contact: { answerWithinDays: 3 }, services: {} };
  const [any, map] = (['any', 'map'] as const).map((subject) => applicationHelp(subject, office, land));
  expect([any?.steps[0]?.text, any?.message.body, map?.message.body]).toEqual([
    'Dokumen mengikuti layanannya.',
    'Nama:\nLetak tanah:\n- Nomor persil: 05.0148\n- Alamat: Jl. Mawar\nDokumen yang saya lampirkan:',
    'Letak tanah:\n- Nomor persil: 05.0148\n- Alamat: Jl. Mawar\nYang ingin saya ketahui:',
  ]);
});
