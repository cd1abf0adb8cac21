import { expect, it } from 'vitest';
import { judgeNotices } from '../../../tools/city/notices/read-notices.ts';
import { madeFiles } from '../made-files.ts';

function judged(text?: string) {
  const folder = madeFiles(text === undefined ? {} : { 'pengumuman.yaml': text });
  const { notices, mistakes } = judgeNotices({ CONTENT_DIR: folder });
  return { notices, mistakes: mistakes.map(({ line, message }) => [line, message]) };
}

it('reads the notices, and none where there is no file', () => {
  expect(judged()).toEqual({ notices: [], mistakes: [] });
  expect(
    judged(`
- teks: Kantor tutup 17 Agustus
  dari: 2026-08-15
  sampai: 17/08/2026
- teks: Loket pindah ke lantai 2
  dari: 2026-08-01
  sampai: 2026-12-31
  tautan: /home?layanan=utama
`),
  ).toEqual({
    notices: [
      { text: 'Kantor tutup 17 Agustus', from: '2026-08-15', to: '2026-08-17' },
      { text: 'Loket pindah ke lantai 2', from: '2026-08-01', to: '2026-12-31', link: '/home?layanan=utama' },
    ],
    mistakes: [],
  });
});

it('takes a file of the office by its plain name, or by its address, and names one that is not there', () => {
  const days = 'dari: 2026-08-17, sampai: 2026-08-17';
  const list = ['/berkas/Edaran #5 (2026).pdf', '/berkas/Edaran%20%235%20(2026).pdf', '/berkas/Edaran.pdf']
    .map((link, at) => `- { teks: Edaran ${at}, ${days}, tautan: '${link}' }\n`)
    .join('');
  const folder = madeFiles({ 'pengumuman.yaml': list, 'berkas/Edaran #5 (2026).pdf': '%PDF' });
  const on = { from: '2026-08-17', to: '2026-08-17', link: '/berkas/Edaran%20%235%20(2026).pdf' };
  expect(judgeNotices({ CONTENT_DIR: folder })).toEqual({
    notices: [
      { text: 'Edaran 0', ...on },
      { text: 'Edaran 1', ...on },
    ],
    mistakes: [
      {
        file: `${folder}/pengumuman.yaml`,
        line: 3,
        message:
          'tautan takes an http(s) address, or the path of a page or of a file of this site; it holds "/berkas/Edaran.pdf"',
      },
    ],
  });
});

it('leaves out one that cannot be used, alone, and names the line and what to write', () => {
  const { notices, mistakes } = judged(`
- { teks: Terbalik, dari: 2026-08-17, sampai: 2026-08-15 }
- { teks: '${'a'.repeat(301)}', dari: 2026-08-17, sampai: 2026-08-17 }
- { teks: Tautan, dari: 2026-08-17, sampai: 2026-08-17, tautan: 'javascript:alert(1)' }
- { teks: Baik, dari: 2026-08-17, sampai: 2026-08-17 }
- { teks: Tanpa akhir, dari: 2026-08-17 }
`);
  expect(notices).toEqual([{ text: 'Baik', from: '2026-08-17', to: '2026-08-17' }]);
  expect(mistakes).toEqual([
    [3, `teks takes a text of at most 300 letters; it holds "${'a'.repeat(199)}…`],
    [
      4,
      'tautan takes an http(s) address, or the path of a page or of a file of this site; it holds "javascript:alert(1)"',
    ],
    [6, 'sampai takes a day, such as 2026-08-17; it holds nothing'],
    [2, 'sampai takes a day that is not before dari, 2026-08-17; it holds 2026-08-15'],
  ]);
});
