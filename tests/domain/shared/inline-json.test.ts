import { describe, expect, it } from 'vitest';
import { inlineJson } from '../../../src/domain/shared/inline-json.ts';

describe('inlineJson', () => {
  it.each([
    [{ a: 1 }, '{"a":1}'],
    ['</script><script>', '"\\u003c/script>\\u003cscript>"'],
    ['<!--', '"\\u003c!--"'],
    [['&', '>'], '["&",">"]'],
  ])('writes %j as %s, and the same comes back', (value, expected) => {
    expect(inlineJson(value)).toBe(expected);
    expect(JSON.parse(expected)).toEqual(value);
  });
});
