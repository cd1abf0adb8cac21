import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { between, partOf } from '../video/camera.ts';
import { captions, cards } from '../video/storyboard.ts';

const DOCUMENTS = [
  'panduanbupc.pdf',
  ...['itr', 'krk', 'siteplan', 'kkpr'].map((service) => `formulir/${service}.pdf`),
];

describe('the guide', () => {
  const pdf = readFileSync('public/panduanbupc.pdf', 'latin1');

  it('has sixteen pages of 400 by 600 points', () => {
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(16);
    expect(pdf.match(/\/MediaBox \[0 0 400 600\]/g)).toHaveLength(16);
  });

  it('has an outline entry for every page, and says that it is Indonesian', () => {
    expect(pdf).toMatch(/\/Count 16\b/);
    expect(pdf).toContain('/Lang (id-ID)');
  });

  it.each(DOCUMENTS)('%s is set in the face of the site, which it embeds in part', (name) => {
    const file = readFileSync(`public/${name}`, 'latin1');
    const fonts = file.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fonts.filter((font) => !/^\/BaseFont \/[A-Z]{6}\+PlusJakartaSans/.test(font))).toEqual([]);
    expect(file.match(/\/FontFile2 /g)).toHaveLength(2);
  });

  it.each(DOCUMENTS)('%s is tagged, titled, and says that it is Indonesian', (name) => {
    const file = readFileSync(`public/${name}`, 'latin1');
    expect(file).toContain('/Marked true');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('/Lang (id-ID)');
    expect([...new Set(file.match(/\/S \/H\d/g))]).toContain('/S /H1');
  });
});

describe('the videos', () => {
  it.each(['latar', 'dukungan'])('%s.mp4 starts to play before it is all loaded', (name) => {
    const video = readFileSync(`public/video/${name}.mp4`, 'latin1');
    expect(video.indexOf('moov')).toBeGreaterThan(0);
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
  });

  it('says in the captions what stands on the cards', () => {
    const committed = readFileSync('public/video/dukungan.vtt', 'utf8');
    expect(committed).toBe(captions());
    expect(cards.filter(({ title, text }) => !committed.includes(`${title}.\n${text}.`))).toEqual([]);
  });

  it('never films beyond the edge of a picture', () => {
    const part = partOf(
      { width: 1920, height: 1080 },
      { width: 1280, height: 720 },
      { x: 1, y: 0, near: 1.5 },
    );
    expect(part).toEqual({ x: 640, y: 0, width: 1280, height: 720 });
  });

  it('moves from one view to the next in a straight line', () => {
    const [from, to] = [
      { x: 0, y: 0, near: 1 },
      { x: 1, y: 0.5, near: 2 },
    ];
    expect(between(from, to, 0.5)).toEqual({ x: 0.5, y: 0.25, near: 1.5 });
  });
});
