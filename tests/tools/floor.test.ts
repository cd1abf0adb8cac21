import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NEEDED_BY_MODERN } from '../../src/domain/guide/pdf-build.ts';
import { inVain, unlisted } from '../../tools/floor/against-list.ts';
import type { Allowed } from '../../tools/floor/allowed.ts';
import { isLater } from '../../tools/floor/compat.ts';
import type { Finding } from '../../tools/floor/finding.ts';
import { BUILD_TARGET } from '../../tools/floor/floor.ts';
import { ownMembers, scanScript } from '../../tools/floor/scan-script.ts';
import { scanStyles } from '../../tools/floor/scan-styles.ts';
import { newerNames } from '../../tools/floor/taken-away.ts';

const root = resolve(import.meta.dirname, '../..');

function inScript(text: string, file = 'a.tsx'): string[] {
  const script = { file, text };
  return scanScript(script, ownMembers(script)).map(({ feature, line }) => `${line} ${feature}`);
}

const inStyles = (text: string) =>
  scanStyles({ file: 'a.css', text }).map(({ feature, line }) => `${line} ${feature}`);

describe('the floor', () => {
  it('is what the bundler writes for', () => {
    expect(BUILD_TARGET).toEqual(['chrome111', 'safari16.4', 'ios16.4', 'firefox115']);
  });

  it.each([
    ['112', '111', true],
    ['111', '111', false],
    ['16.4', '16.4', false],
    ['17', '16.4', true],
    ['16.10', '16.4', true],
    ['≤37', '111', false],
    ['preview', '111', true],
  ])('takes %s for later than %s: %s', (version, than, expected) => {
    expect(isLater(version, than)).toBe(expected);
  });
});

describe('a script', () => {
  it.each<[string, string, ...string[]]>([
    [
      'a member of a global name',
      'const a = 1;\nPromise.withResolvers();',
      '2 javascript.builtins.Promise.withResolvers',
    ],
    ['one by its interface', 'URL.parse(a)', '1 api.URL.parse_static'],
    ['a global name', 'new Float16Array(2)', '1 javascript.builtins.Float16Array'],
    ['a member that only newer things have', 'one.isSubsetOf(other)', '1 javascript.builtins.Set.isSubsetOf'],
    ['what is taken apart', 'const { fromAsync } = Array;', '1 javascript.builtins.Array.fromAsync'],
    ['what the document has', 'document.startViewTransition?.(a)', '1 api.Document.startViewTransition'],
    ['what the window has', 'window.requestIdleCallback(a)', '1 api.Window.requestIdleCallback'],
    ['an event', "a.addEventListener('scrollend', b)", '1 api.Document.scrollend_event'],
    ['an attribute', 'const a = <div popover="auto" />;', '1 html.global_attributes.popover'],
    ['a flag of a pattern', 'const a = /[a--b]/v;', '1 javascript.builtins.RegExp.unicodeSets'],
    [
      'a stream that is walked through',
      'export {};\nfor await (const a of b) c(a);',
      '2 api.ReadableStream.@@asyncIterator',
    ],
    [
      'a file that is imported by its type',
      "import a from './a' with { type: 'json' };",
      '1 javascript.statements.import.import_attributes',
    ],
    ['what is only asked for', "typeof Float16Array === 'function' && 'union' in Set.prototype"],
    ['what the floor has', 'a.toSorted(); structuredClone(a); Object.hasOwn(a, b); a.at(-1);'],
    ['a name of its own', 'const Iterator = 1; Iterator.from(a);'],
    ['a member of its own', 'const a = { union: () => 1 }; a.union();'],
    ['a member of a module', "import * as v from 'valibot'; v.isSubsetOf(a);"],
    ['a type', 'let a: Float16Array; interface B { union(): Iterator<number> }'],
  ])('tells of %s', (_, text, ...expected) => {
    expect(inScript(text)).toEqual(expected);
  });

  it('that cannot be read is said by its name', () => {
    expect(() => inScript('const = 1', 'broken.js')).toThrow(/^broken\.js: /);
  });
});

describe('a style sheet', () => {
  it.each<[string, string, ...string[]]>([
    [
      'a property',
      'a {\n  text-wrap: stable;\n}',
      '2 css.properties.text-wrap',
      '2 css.properties.text-wrap.stable',
    ],
    ['a word', 'a { overflow: clip; width: stretch }', '1 css.properties.width.stretch'],
    ['a function', 'a { color: light-dark(#000, #fff) }', '1 css.types.color.light-dark'],
    ['an at-rule', '@starting-style { a { color: red } }', '1 css.at-rules.starting-style'],
    ['a query', '@media (scripting: none) { a { color: red } }', '1 css.at-rules.media.scripting'],
    ['a selector', 'a:has(b) { color: red }', '1 css.selectors.has'],
    ['nesting', 'a { & b { color: red } }', '1 css.selectors.nesting'],
    ['a property with its older name beside it', 'a { -webkit-user-select: none; user-select: none }'],
    ['what the floor has', 'a { height: 90dvh; inset: 0; color: color-mix(in srgb, red, blue) }'],
    ['texts and addresses', 'a { content: "light-dark(a)"; background: url(light-dark.svg) }'],
  ])('tells of %s', (_, text, ...expected) => {
    expect(inStyles(text)).toEqual(expected);
  });
});

describe('what was found', () => {
  const found = (file: string): Finding => ({
    feature: 'api.URL.parse_static',
    lacking: ['safari'],
    file,
    line: 3,
  });
  const said = (file: string) => [`${file}:3 uses api.URL.parse_static, which is not in safari 16.4`];
  const because = 'of a test';

  it.each<[string, string, Allowed[], string[]]>([
    ['is said where nothing allows it', 'src/a.ts', [], said('src/a.ts')],
    ['is fine where it is allowed', 'src/a.ts', [{ feature: 'api.URL.parse_static', because }], []],
    ['is fine with what stands above it', 'src/a.ts', [{ feature: 'api.URL', because }], []],
    ['is said of a feature with a like name', 'a.js', [{ feature: 'api.UR', because }], said('a.js')],
    ['is fine in the file of the sources', 'src/a.ts', [{ feature: 'api.URL', in: 'src/a.ts', because }], []],
    ['is said in the build', 'a.js', [{ feature: 'api.URL', in: 'src/a.ts', because }], said('a.js')],
    [
      'is said in another file',
      'src/b.ts',
      [{ feature: 'api.URL', in: 'src/a.ts', because }],
      said('src/b.ts'),
    ],
    ['is fine in the library', 'pdf.js', [{ feature: 'api.URL', in: /^pdf/, because }], []],
    ['is said in another one', 'a.js', [{ feature: 'api.URL', in: /^pdf/, because }], said('a.js')],
    ['is said in the sources', 'src/a.ts', [{ feature: 'api.URL', in: /^pdf/, because }], said('src/a.ts')],
  ])('%s', (_, file, list, expected) => {
    expect(unlisted([found(file)], list)).toEqual(expected);
  });

  it('is missed where it is allowed in vain', () => {
    const list = [
      { feature: 'api.URL', because },
      { feature: 'api.UR', because },
      { feature: 'api.URL', in: 'src/b.ts', because },
    ];
    expect(inVain([found('src/a.ts')], list)).toEqual([
      'api.UR is allowed, and not used',
      'api.URL is allowed in src/b.ts, and not used',
    ]);
  });
});

it('what a browser of the floor lacks is taken away by its name', () => {
  const names = newerNames();
  expect(names).toEqual(
    expect.arrayContaining([
      'Float16Array',
      'Promise.try',
      'Set#union',
      'URL.parse',
      'AbortSignal.any',
      'Window#requestIdleCallback',
      'HTMLElement#popover',
      'Document#onscrollend',
      'ReadableStream#@@asyncIterator',
    ]),
  );
  expect(
    names.filter((name) => /^(?:Array#at|structuredClone|Response#json|[tT]rusted.*)$/.test(name)),
  ).toEqual([]);
});

describe('the rule of the build that reads the guide', () => {
  // Asked for first, or in the library's editor, which the guide has not.
  const ASKED_FIRST =
    /^api\.(?:AudioD|Bluetooth|Cookie|CSS|Element\.|GPU|ImageD|MLC|Navigator|Notif|Perf|PointerE|TouchE|VideoF|Window\.)|Float16Array|SharedArrayBuffer/;
  const asName = (feature: string) => {
    const [, owner = '', member = ''] = /([^.]+)\.([^.]+)$/.exec(feature) ?? [];
    return member.endsWith('_static')
      ? [`${owner}.${member.replace('_static', '')}`]
      : [`${owner}.${member}`, `${owner}.prototype.${member}`];
  };

  it.each(['pdf.mjs', 'pdf.worker.mjs'])(
    'knows all that %s of the modern build cannot do without',
    (name) => {
      const text = readFileSync(resolve(root, 'node_modules/pdfjs-dist/build', name), 'utf8');
      const script = { file: name, text };
      const features = scanScript(script, ownMembers(script)).map(({ feature }) => feature);
      // Both have it, as parts of what is sent.
      const needed = [...new Set(features)].filter(
        (one) => !ASKED_FIRST.test(one) && one !== 'api.Blob.bytes',
      );
      expect(needed.filter((one) => !asName(one).some((each) => NEEDED_BY_MODERN.includes(each)))).toEqual(
        [],
      );
    },
  );
});
