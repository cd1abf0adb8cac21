import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = [
  'panduanbupc.pdf',
  ...['itr', 'krk', 'siteplan', 'kkpr'].map((service) => `formulir/${service}.pdf`),
];

describe('the guide', () => {
  const pdf = readFileSync('content/akar/panduanbupc.pdf', 'latin1');

  it('has sixteen pages of 400 by 600 points', () => {
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(16);
    expect(pdf.match(/\/MediaBox \[0 0 400 600\]/g)).toHaveLength(16);
  });

  it('has an outline entry for every page', () => {
    expect(pdf).toMatch(/\/Count 16\b/);
  });

  it.each(DOCUMENTS)(
    '%s is in the face of the site, which it embeds in part, tagged, titled and Indonesian',
    (name) => {
      const file = readFileSync(`content/akar/${name}`, 'latin1');
      const fonts = file.match(/\/BaseFont \/\S+/g) ?? [];
      // What is typed into a form's fields may need any letter: it has the face of every reader.
      const typed = name.startsWith('formulir/') ? ['/BaseFont /Helvetica', '/BaseFont /Helvetica'] : [];
      expect(fonts.filter((font) => !/^\/BaseFont \/[A-Z]{6}\+PlusJakartaSans/.test(font))).toEqual(typed);
      expect(file.match(/\/FontFile2 /g)).toHaveLength(2);
      expect(file).toContain('/Marked true');
      expect(file).toContain('/DisplayDocTitle true');
      expect(file).toContain('/Lang (id-ID)');
      expect([...new Set(file.match(/\/S \/H\d/g))]).toContain('/S /H1');
    },
  );
});

describe('the videos', () => {
  it.each(['latar', 'dukungan'])('%s.mp4 starts to play before it is all loaded', (name) => {
    const video = readFileSync(`content/akar/video/${name}.mp4`, 'latin1');
    expect(video.indexOf('moov')).toBeGreaterThan(0);
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
  });
});
