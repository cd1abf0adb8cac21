import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../src/adapters/http/feeds.ts';
import { FOLLOWING_DOCUMENTS } from '../../tools/docs.ts';

describe.each(FOLLOWING_DOCUMENTS)('$file', ({ file, rewrite }) => {
  const text = readFileSync(file, 'utf8');

  it('is what `npm run docs` would write from the list of feeds', () => {
    expect(rewrite(text)).toBe(text);
  });

  it.each(FEED_NAMES)('names %s anew where its line is lost', (name) => {
    const lost = text
      .split('\n')
      .filter((line) => !line.includes(`/content/${name}.json`))
      .join('\n');
    expect(lost).not.toBe(text);
    expect(rewrite(lost)).toBe(text);
  });
});
