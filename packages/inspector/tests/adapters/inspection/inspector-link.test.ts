import { describe, expect, it } from 'vitest';
import { createInspectorLink } from '../../../src/adapters/inspection/inspector-link.ts';
import { HELLO, type InspectorCommand } from '../../../src/application/inspection/messages.ts';
import { createPageLog } from '../../../src/application/log/page-log.ts';

const ORIGIN = 'https://bupc.test';
const PAGE = {
  address: '/home',
  scenarios: [],
  paths: [],
  machines: [],
  charts: {},
};

/** A window that hears messages and whose time a test moves, and inspectors that keep what they are sent. */
function linked() {
  const due: (() => void)[] = [];
  const events = Object.assign(new EventTarget(), {
    location: { origin: ORIGIN },
    setTimeout: (run: () => void) => due.push(run),
  });
  const commands: InspectorCommand[] = [];
  let connections = 0;
  const log = createPageLog(() => 5);
  const link = createInspectorLink({
    window: events as unknown as Window,
    page: () => PAGE,
    log,
    problemsOf: () => [],
    onCommand: (command) => commands.push(command),
    onConnected: () => {
      connections += 1;
    },
  });
  const inspector = () => {
    const got: Record<string, unknown>[] = [];
    const postMessage = (message: Record<string, unknown>) => got.push(message);
    return { got, source: { postMessage } };
  };
  const say = (source: unknown, data: unknown, origin = ORIGIN) =>
    events.dispatchEvent(Object.assign(new Event('message'), { source, data, origin }));
  const add = (name: string) => log.add({ kind: 'event', from: 'page', to: 'gallery', name });
  const pass = () => {
    for (const run of due.splice(0)) run();
  };
  return { link, log, add, pass, commands, connected: () => connections, inspector, say };
}

const types = (got: readonly Record<string, unknown>[]) => got.map(({ type }) => type);

describe('an inspector that calls', () => {
  it('receives the page, everything since it was opened, and the latest messages', () => {
    const { link, add, inspector, say } = linked();
    add('page.next');
    link.send({ type: 'moment.shown', moment: 3 });
    link.send({ type: 'moment.shown', moment: 1 });
    link.send({ type: 'link.made', address: 'x' });
    const { got, source } = inspector();
    say(source, { type: HELLO });
    expect(got).toEqual([
      { type: 'page.connected', page: PAGE },
      {
        type: 'log.grew',
        entries: [
          { id: 1, at: 5, kind: 'event', from: 'page', to: 'gallery', name: 'page.next', effect: {} },
        ],
      },
      { type: 'moment.shown', moment: 1 },
    ]);
  });

  it('receives everything again where its frame was loaded anew', () => {
    const { add, connected, inspector, say } = linked();
    const { got, source } = inspector();
    say(source, { type: HELLO });
    add('page.next');
    say(source, { type: HELLO });
    expect([types(got), connected()]).toEqual([['page.connected', 'page.connected', 'log.grew'], 2]);
  });

  it('receives nothing at another origin, and its commands are ignored before it has connected', () => {
    const { commands, inspector, say } = linked();
    const { got, source } = inspector();
    say(source, { type: HELLO }, 'https://evil.test');
    say(source, { type: 'replay.step' });
    expect([got, commands]).toEqual([[], []]);
  });

  it('is obeyed, and answered; another window is not', () => {
    const { commands, inspector, say } = linked();
    const [one, other] = [inspector(), inspector()];
    say(one.source, { type: HELLO });
    say(one.source, { type: 'replay.step' });
    say(other.source, { type: 'replay.stop' });
    expect([commands, one.got.slice(1), other.got]).toEqual([
      [{ type: 'replay.step' }],
      [{ type: 'command.heard', of: 'replay.step' }],
      [],
    ]);
  });
});

describe('what happens in the page', () => {
  it('is sent in one message, each entry in its latest form', () => {
    const { add, log, pass, inspector, say } = linked();
    const { got, source } = inspector();
    say(source, { type: HELLO });
    const first = add('page.next');
    add('page.previous');
    first.reason = 'it fell';
    first.fate = 'killed';
    log.change(first);
    expect(types(got)).toEqual(['page.connected']);
    pass();
    expect(got.slice(1)).toMatchObject([
      {
        type: 'log.grew',
        entries: [
          { id: 1, name: 'page.next', effect: { fate: 'killed', reason: 'it fell' } },
          { id: 2, name: 'page.previous' },
        ],
      },
    ]);
  });
});

describe('a message', () => {
  it('comes after the entries that there were before it', () => {
    const { add, link, pass, inspector, say } = linked();
    const { got, source } = inspector();
    say(source, { type: HELLO });
    add('page.next');
    link.send({ type: 'moment.shown', moment: 1 });
    pass();
    expect(types(got)).toEqual(['page.connected', 'log.grew', 'moment.shown']);
  });
});

describe('the page', () => {
  it('is heard of by nobody once it has ended', () => {
    const { link, inspector, say } = linked();
    const { got, source } = inspector();
    link.end();
    say(source, { type: HELLO });
    expect(got).toEqual([]);
  });
});
