import { resolve } from 'node:path';
import { compile } from 'sass';
import { expect, it } from 'vitest';

type Scheme = Readonly<Record<string, string>>;

/** The colours that a sheet gives the root, by their names. */
function coloursOf(file: string): Scheme {
  const { css } = compile(resolve(import.meta.dirname, '../../src/ui/styles', file));
  const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...root.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

const light = coloursOf('_settings.scss');
const dark = { ...light, ...coloursOf('dark.scss') };

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(scheme: Scheme, one: string, other: string): number {
  const [less = 0, more = 0] = [one, other]
    .map((name) => luminance(scheme[name] ?? name))
    .sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** On each ground the text that stands there, which needs 4.5 to 1. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ground: ['ink', 'ink-2', 'action', 'off-text'],
  card: ['ink', 'ink-2', 'action', 'glyph', 'off-text', 'red-700'],
  'card-2': ['ink', 'ink-2', 'action', 'glyph'],
  'sand-200': ['ink', 'ink-2'],
  'sand-100': ['ink', 'ink-2', 'action', 'off-text'],
  'sand-50': ['ink', 'ink-2'],
  column: ['ink', 'ink-2', 'off-text'],
  blank: ['on-blank'],
  tile: ['action', 'glyph', 'ink', 'ink-2'],
  tabs: ['white'],
  field: ['white'],
  'teal-800': ['white'],
  'teal-700': ['white'],
  'teal-950': ['white', 'gold-400', 'on-deep', 'ghost'],
  'viewer-bar': ['white', 'on-deep', 'gold-400'],
  foot: ['white', 'on-deep', 'gold-400', '#8fe0b0'],
  'gold-400': ['on-gold'],
  'gold-500': ['on-gold'],
  'gold-100': ['on-notice', 'on-notice-2', 'ink', 'ink-2'],
  'red-100': ['on-notice', 'on-notice-2', 'red-700', 'ink'],
  mark: ['ink', 'ink-2'],
  'teal-100': ['ink', 'ink-2', 'action', 'on-teal-100'],
  stamp: ['white'],
  action: ['on-action'],
  'action-hover': ['on-action'],
  'action-down': ['on-action'],
  ink: ['on-action'],
  'valid-ground': ['valid'],
  'lu-r': ['#2b0a04'],
  'lu-y': ['#3a2c00'],
  '#a9c8e6': ['#0b2a47'],
};

/** On each ground the edges and signs by which a control is known, which need 3 to 1. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  ground: ['action'],
  card: ['action', 'line', 'red-700', 'ink'],
  'sand-100': ['action'],
  'sand-200': ['ink'],
  field: ['ghost'],
  foot: ['ghost-deep', 'ghost'],
  'viewer-bar': ['ghost'],
  'gold-400': ['stamp', 'on-gold'],
};

/** Where a ring of gold has the deep colour around it or is dark already (spec §2 Dark scheme). */
const RING = ['ground', 'card', 'card-2', 'sand-200', 'sand-100', 'field', 'foot', 'tabs'];

const tooLow = (scheme: Scheme, pairs: Readonly<Record<string, readonly string[]>>, needed: number) =>
  Object.entries(pairs).flatMap(([ground, others]) =>
    others
      .map((other) => ({ pair: `${other} on ${ground}`, is: contrast(scheme, other, ground) }))
      .filter(({ is }) => !(is >= needed))
      .map(({ pair, is }) => `${pair}: ${is.toFixed(2)}`),
  );

it.each([
  ['light', light],
  ['dark', dark],
])('gives text 4.5 to 1 and controls 3 to 1 on every ground that they stand on, %s', (_, scheme) => {
  expect([...tooLow(scheme, TEXT, 4.5), ...tooLow(scheme, CONTROLS, 3)]).toEqual([]);
});

it('shows the ring of the focus by its gold on every dark ground', () => {
  expect(tooLow(dark, Object.fromEntries(RING.map((ground) => [ground, ['gold-400']])), 3)).toEqual([]);
});

it('gives every colour that changes by night a value in both schemes', () => {
  const roles = Object.keys(coloursOf('dark.scss'));
  expect(roles.filter((role) => light[role] === undefined)).toEqual([]);
});
