/** Numbers that no control of the page gives; JSON can hold them all, so that a path can. */
export const HOSTILE_NUMBERS = [-1, 0.5, 1e9, -1e9, 2 ** 53, 1.7976931348623157e308] as const;

/** Texts that no visitor should have to type. */
export const HOSTILE_TEXTS = [
  '',
  '   ',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '[(*+?',
  '\u202e\u0000\ud800',
  'é'.repeat(5000),
] as const;
