import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dropdownMachine } from '../../../../src/application/legal-products/dropdown-machine.ts';
import { readEvent, sampleEvent } from '../../../../src/qa/application/inspection/event-text.ts';
import { sendEvent } from '../../../../src/qa/application/inspection/send-event.ts';

describe('an event sent by hand', () => {
  it('reaches a machine that accepts it', () => {
    const actor = createActor(dropdownMachine).start();
    expect(sendEvent('dropdown', actor, { type: 'pointer.entered' })).toBeUndefined();
    expect(actor.getSnapshot().value).toEqual({ open: 'hovered' });
  });

  it('is refused with the state and the event where the machine does not accept it', () => {
    const actor = createActor(dropdownMachine).start();
    expect(sendEvent('dropdown', actor, { type: 'pointer.left' })).toBe(
      'dropdown in "closed" does not accept {"type":"pointer.left"}',
    );
    expect(actor.getSnapshot().value).toBe('closed');
  });
});

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
    expect(readEvent('{type}').error).toMatch(/^This is no JSON: SyntaxError/);
  });

  it('starts from the last one of its type, else from a sample, else from its type alone', () => {
    const log = ['a', 'b'].map((query, id) => ({
      id,
      at: 0,
      sessionId: 'x:1',
      actor: 'gallery',
      origin: 'page',
      event: { type: 'search.changed', query },
    }));
    expect(JSON.parse(sampleEvent('search.changed', 'gallery', log))).toEqual({
      type: 'search.changed',
      query: 'b',
    });
    const samples = [{ type: 'search.changed', query: 'peta' }];
    expect(JSON.parse(sampleEvent('search.changed', 'news', log, samples))).toEqual(samples[0]);
    expect(JSON.parse(sampleEvent('search.changed', 'news', log))).toEqual({ type: 'search.changed' });
  });
});
