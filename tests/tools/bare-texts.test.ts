import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareTexts } from './bare-texts.ts';

const found = (markup: string) =>
  bareTexts({ file: 'a.tsx', text: `const A = ({ name, children }) => ${markup};` }).map((each) =>
    each.replace('a.tsx:1 ', ''),
  );

describe('a text that changes, comes or goes stands alone in its element, so that a translated page goes on', () => {
  it.each([
    ['beside an element', '<p>{name}<br /></p>', ['{name}']],
    ['beside another text', '<p>{name} m</p>', ['{name}']],
    ['coming and going', "<p>{name && 'kata'}<br /></p>", ["{name && 'kata'}"]],
    ['beside what comes and goes', '<p>{texts.kata}{name && <br />}</p>', ['{texts.kata}']],
    ['in a fragment', '<p>{name ? <br /> : <>{texts.kata} <br /></>}</p>', ['{texts.kata}']],
    ['among the items of a list', '<p>{name.map((each) => (each.b ? <b>x</b> : each.text))}</p>', null],
  ])('finds one %s', (_, markup, texts) => {
    expect(found(markup)).toEqual(texts ?? [expect.stringContaining('name.map')]);
  });

  it('in every component', () => {
    const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `src/ui/${name}`);
    expect(files.flatMap((file) => bareTexts({ file, text: readFileSync(file, 'utf8') }))).toEqual([]);
  });
});
