import { describe, expect, it } from 'vitest';
import { readEvent } from '../../../src/application/inspection/event-text.ts';

describe('an event as text', () => {
  it.each([
    ['{"type":"page.next"}', { event: { type: 'page.next' } }],
    ['{"query":"x"}', { error: 'An event is a JSON object with a "type".' }],
    ['"page.next"', { error: 'An event is a JSON object with a "type".' }],
    ['null', { error: 'An event is a JSON object with a "type".' }],
  ])('%s', (text, read) => {
    expect(readEvent(text)).toEqual(read);
  });

  it('that is no JSON says so', () => {
    expect(readEvent('{type}').error).toMatch(/^This is no JSON: line 1, column 2: /);
  });
});
