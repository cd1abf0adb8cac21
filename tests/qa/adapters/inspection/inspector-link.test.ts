import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dropdownMachine } from '../../../../src/application/legal-products/dropdown-machine.ts';
import { createInspectorLink } from '../../../../src/qa/adapters/inspection/inspector-link.ts';
import type { InspectorCommand, PageMessage } from '../../../../src/qa/application/inspection/messages.ts';

const ORIGIN = 'https://bupc.test';
const PAGE: Extract<PageMessage, { type: 'page.connected' }> = {
  type: 'page.connected',
  page: { address: '/home', scenarios: [], paths: [], samples: {} },
};

/** A window that hears messages, and inspectors that keep what they are sent. */
function linked() {
  const events = new EventTarget();
  const window = Object.assign(events, { location: { origin: ORIGIN } }) as unknown as Window;
  const commands: InspectorCommand[] = [];
  const link = createInspectorLink({ window, page: PAGE, onCommand: (command) => commands.push(command) });
  const inspector = () => {
    const got: Record<string, unknown>[] = [];
    return { got, source: { postMessage: (message: Record<string, unknown>) => got.push(message) } };
  };
  const say = (source: unknown, data: unknown, origin = ORIGIN) =>
    events.dispatchEvent(Object.assign(new Event('message'), { source, data, origin }));
  return { link, commands, inspector, say };
}

const CONNECTED = { type: '@statelyai.connected' };
const types = (got: readonly Record<string, unknown>[]) => got.map(({ type }) => type);

describe('an inspector that connects', () => {
  it('is told of the page, of every machine by the name of the page, and of what was told before', () => {
    const { link, inspector, say } = linked();
    const actor = createActor(dropdownMachine).start();
    link.follow('dropdown', actor);
    actor.send({ type: 'pointer.entered' });
    link.tell({ type: 'replay.refused', reason: 'none' });
    const { got, source } = inspector();
    say(source, CONNECTED);
    expect(types(got)).toEqual(['page.connected', '@xstate.actor', 'transitions.taken', 'replay.refused']);
    expect(got[1]).toMatchObject({
      name: 'dropdown',
      sessionId: actor.sessionId,
      snapshot: { value: { open: 'hovered' } },
    });
  });

  it('is told once, however often it calls', () => {
    const { inspector, say } = linked();
    const { got, source } = inspector();
    say(source, CONNECTED);
    say(source, CONNECTED);
    expect(types(got)).toEqual(['page.connected']);
  });

  it('is told nothing where it is of another origin', () => {
    const { inspector, say } = linked();
    const { got, source } = inspector();
    say(source, CONNECTED, 'https://evil.test');
    expect(got).toEqual([]);
  });
});

describe('an inspector that is connected', () => {
  function connected() {
    const setting = linked();
    const actor = createActor(dropdownMachine).start();
    setting.link.follow('dropdown', actor);
    const { got, source } = setting.inspector();
    setting.say(source, CONNECTED);
    got.length = 0;
    return { ...setting, actor, got, source };
  }

  it('is told which transitions an event took', () => {
    const { actor, got } = connected();
    actor.send({ type: 'pointer.entered' });
    expect(got).toEqual([
      {
        type: 'transitions.taken',
        sessionId: actor.sessionId,
        transitions: ['dropdown.closed pointer.entered 0'],
      },
    ]);
  });

  it('sends a machine an event that it accepts', () => {
    const { actor, say, source } = connected();
    say(source, { type: 'event.send', sessionId: actor.sessionId, event: { type: 'pointer.entered' } });
    expect(actor.getSnapshot().value).toEqual({ open: 'hovered' });
  });

  it('is told which events a tester sent', async () => {
    const { actor, got, say, source } = connected();
    say(source, { type: 'event.send', sessionId: actor.sessionId, event: { type: 'pointer.entered' } });
    actor.send({ type: 'pointer.left' });
    const senders = () => got.filter(({ type }) => type === '@xstate.event').map(({ sourceId }) => sourceId);
    await vi.waitFor(() => expect(senders()).toEqual(['inspector', undefined]));
  });

  it('is told that a machine cannot read an event', () => {
    const { actor, got, say, source } = connected();
    Object.assign(actor, {
      getSnapshot: () => ({
        can: () => {
          throw new Error('lost');
        },
        value: 'closed',
      }),
    });
    say(source, { type: 'event.send', sessionId: actor.sessionId, event: { type: 'pointer.entered' } });
    expect(got.map(({ type, reason }) => [type, reason])).toEqual([
      ['event.refused', expect.stringContaining('dropdown in "closed" cannot read')],
    ]);
  });

  it('is told why an event was not sent', () => {
    const { actor, got, say, source } = connected();
    say(source, { type: 'event.send', sessionId: actor.sessionId, event: { type: 'pointer.left' } });
    say(source, { type: 'event.send', sessionId: 'x:none', event: { type: 'pointer.left' } });
    expect(got.map(({ reason }) => reason)).toEqual([
      'dropdown in "closed" does not accept {"type":"pointer.left"}',
      'that actor has ended',
    ]);
  });

  it('asks the page for the rest; a stranger asks in vain', () => {
    const { commands, inspector, say, source } = connected();
    say(source, { type: 'replay.play' });
    say(inspector().source, { type: 'replay.step' });
    expect(commands).toEqual([{ type: 'replay.play' }]);
  });

  it('is told of an error as its name and message', () => {
    const { got, link } = connected();
    link.tell({ type: 'replay.refused', reason: new Error('lost') as unknown as string });
    expect(got).toEqual([{ type: 'replay.refused', reason: { name: 'Error', message: 'lost' } }]);
  });
});
