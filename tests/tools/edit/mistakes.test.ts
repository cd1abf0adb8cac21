import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mistakesIn } from '../../../tools/edit/mistakes.ts';
import { madeFiles } from '../made-files.ts';

/** A copy of the sample content, with a change of one file. */
function changed(file: string, change: (text: string) => string): string {
  const folder = join(madeFiles(), 'isi');
  cpSync('content', folder, { recursive: true });
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  return folder;
}

const lineOf = (folder: string, file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

describe('what is wrong in a folder that is edited', () => {
  it('is nothing in the sample', () => {
    expect(mistakesIn(changed('staff.yaml', (text) => text))).toEqual([]);
  });

  it('is what the check of the office says', () => {
    const folder = changed('kantor.yaml', (text) => text.replace("to: '11.00'", "to: '07.00'"));
    expect(mistakesIn(folder)).toEqual([
      {
        file: 'kantor.yaml',
        line: lineOf(folder, 'kantor.yaml', "'07.00'"),
        message: expect.stringMatching(
          /^openingHours\.1\.hours takes an end that is after its beginning; it holds /,
        ),
      },
    ]);
  });

  it.each([
    ['langkah.yaml', (text: string) => text.replace(/^ {4}service: .*$/m, '    service: lain')],
    ['kata.yaml', (text: string) => `${text}\n- salah: ya\n`],
    ['produk-hukum/perwali-31-2021.md', (text: string) => text.replace(/^judul: .*$/m, '')],
  ])('is what is wrong in %s', (file, change) => {
    const found = mistakesIn(changed(file, change));
    expect([...new Set(found.map((mistake) => mistake.file))]).toEqual([file]);
  });

  it.each([
    [
      'libur.yaml',
      '- tanggal: 2026-12-25\n  sampai: 2026-12-24\n  nama: A\n',
      1,
      'sampai takes a day that is not before tanggal, 2026-12-25; it holds 2026-12-24',
    ],
    [
      'pengumuman.yaml',
      '- teks: A\n  dari: 2026-12-25\n',
      1,
      'sampai takes a day, such as 2026-08-17; it holds nothing',
    ],
  ])('is what is wrong in a new %s: %j', (file, text, line, message) => {
    const folder = changed('staff.yaml', (same) => same);
    writeFileSync(join(folder, file), text);
    expect(mistakesIn(folder)).toEqual([{ file, line, message }]);
  });

  it('is what the check of the lists says', () => {
    const folder = changed('staff.yaml', (text) => text.replace('staff/juru-ukur.webp', 'staff/tidak.webp'));
    expect(mistakesIn(folder)).toEqual([
      {
        file: 'staff.yaml',
        line: lineOf(folder, 'staff.yaml', 'tidak.webp'),
        message: 'there is no file "staff/tidak.webp"; write the name of one that is there',
      },
    ]);
  });
});
