import { inspectPage } from '@bupc/inspector';
import { openInspector } from '@bupc/inspector/window';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Actor, createActor, setup } from 'xstate';

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { switched: 'on' } }, on: { on: { switched: 'off' } } },
});
const room = setup({ actors: { lamp } }).createMachine({
  id: 'room',
  initial: 'empty',
  states: {
    empty: { on: { entered: 'used' } },
    used: { on: { left: 'empty' }, invoke: { src: 'lamp', id: 'bulb' } },
  },
});
const house = setup({ actors: { lamp, room } }).createMachine({
  id: 'house',
  invoke: [
    { src: 'room', systemId: 'kitchen' },
    { src: 'room', systemId: 'hall' },
    { src: 'lamp', id: 'porch' },
  ],
});

/** The page and its inspector, which stand in one window here: in the dock, where the page at a past moment leaves it alone. */
async function inspected(actor: Actor<typeof house> = createActor(house), search = '?inspect') {
  history.replaceState(null, '', `/${search}`);
  let page = await act(() => inspectPage(actor, { inspector: '/workbench.html' }));
  // Asked for before it starts, as a page may.
  const kitchen = page.system.get('kitchen');
  page = page.start();
  const root = document.createElement('div');
  screen.getByTitle('State inspector').after(root);
  act(() => {
    const remove = openInspector(root);
    onTestFinished(() => act(remove));
  });
  const list = await screen.findByRole('navigation', { name: 'Actors' });
  const actors = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const user = userEvent.setup();
  return { page, kitchen, actors, user, choose: (name: string) => user.click(within(list).getByText(name)) };
}
const stateOf = (machine: { getSnapshot: () => { value: unknown } }) => machine.getSnapshot().value;

beforeEach(() => {
  // jsdom lays nothing out, so that it has nothing to scroll.
  vi.stubGlobal('scrollTo', () => undefined);
  const other = {
    closed: false,
    postMessage: (data: unknown) => {
      const sent = { origin: location.origin, source: other, data: structuredClone(data) };
      const arrive = () => dispatchEvent(Object.assign(new Event('message'), sent));
      setTimeout(() => other.closed || act(() => void arrive()));
    },
  };
  vi.stubGlobal('parent', other);
});
afterEach(async () => {
  const close = screen.queryByRole('button', { name: '✕ Close' });
  if (close) await userEvent.click(close);
  await waitFor(() => expect(screen.queryByTitle('State inspector')).toBeNull());
  Object.assign(window.parent, { closed: true });
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const start = { kitchen: { state: 'empty' } };
const entered = { event: { type: 'entered' }, machine: 'kitchen', from: 'page', at: 0, state: 'used' };
const recording = {
  format: 'bupc-recording-1',
  name: 'entered',
  title: 'Entered',
  scenario: 'seen',
  world: { name: 'seen', title: 'The page as it was' },
  address: '/',
  start,
  entries: [entered],
  end: { kitchen: { state: 'used' } },
};
const path = {
  ...{ name: 'entered', title: 'Entered', by: 'hand', machine: 'kitchen', scenario: 'seen' },
  ...{ world: recording.world, start: start.kitchen, end: { state: 'used' } },
  steps: [{ event: entered.event, state: 'used' }],
};

/** Opens a file at the page, by whoever does or does not want what anybody may have made. */
async function opened(file: object, search: string, isWanted = true) {
  sessionStorage.setItem('qa_path', JSON.stringify(file));
  vi.stubGlobal('confirm', () => isWanted);
  return inspected(undefined, search);
}

describe('a page of one actor', () => {
  it.each([
    ['recording', recording],
    ['path', path],
  ])('replays a %s that was opened', async (_, file) => {
    const { page } = await opened(file, '?path=file&inspect&step=9');
    expect(await screen.findByText('✓ Passed: every step as expected')).toBeVisible();
    expect(stateOf(page.system.get('kitchen'))).toBe('used');
    page.system.get('kitchen').send({ type: 'left' });
    expect(stateOf(page.system.get('kitchen'))).toBe('used');
    await userEvent.click(screen.getByRole('button', { name: 'Go on from here' }));
    await screen.findByText('The page runs on from here. It takes clicks and events again.');
    page.system.get('kitchen').send({ type: 'left' });
    expect(stateOf(page.system.get('kitchen'))).toBe('empty');
  });

  it.each([
    ['?path=file&inspect', recording, 'It was not replayed.'],
    [
      '?scenario=file&inspect',
      { name: 'rain', title: 'Rain' },
      'This page knows no scenarios: only paths and recordings are opened here.',
    ],
  ])('says why %s opens nothing, and goes on itself', async (search, file, says) => {
    const { page } = await opened(file, search, false);
    expect(await screen.findByText(says)).toBeVisible();
    page.system.get('kitchen').send({ type: 'entered' });
    expect(stateOf(page.system.get('kitchen'))).toBe('used');
  });

  it('is left as it is where nobody asks for the inspector', async () => {
    history.replaceState(null, '', '/?path=file-cabinet&uninspected=inspect');
    const actor = createActor(house);
    expect(await inspectPage(actor)).toBe(actor);
    expect(screen.queryByTitle('State inspector')).toBeNull();
  });

  it('has its inspector below it, with every machine under the actor by its systemId or id', async () => {
    const { actors } = await inspected();
    expect(screen.getByTitle('State inspector')).toHaveAttribute('src', '/workbench.html');
    await waitFor(() => expect(actors()).toEqual(['house', 'kitchenempty', 'hallempty', 'porchoff']));
  });

  it('shows machines that come later, each of two with the same id under a name of its own', async () => {
    const { page, actors } = await inspected();
    page.system.get('kitchen').send({ type: 'entered' });
    page.system.get('hall').send({ type: 'entered' });
    await waitFor(() =>
      expect(actors()).toEqual(['house', 'kitchenused', 'hallused', 'porchoff', 'bulboff', 'hall.bulboff']),
    );
  });

  it('is drawn as it was at the moment that the inspector shows, and as it is at present', async () => {
    const { page, kitchen, actors, user } = await inspected();
    kitchen.send({ type: 'entered' });
    await waitFor(() => expect(actors()).toContain('bulboff'));
    const heard: unknown[] = [];
    kitchen.subscribe(({ value }: { value: unknown }) => heard.push(value));
    await user.keyboard('{ArrowLeft}');
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: /^Back ←/ }));
      expect(heard.at(-1)).toBe('empty');
    });
    heard.length = 0;
    kitchen.send({ type: 'left' });
    expect([stateOf(kitchen), page.system.get('attic')]).toEqual(['empty', undefined]);
    await user.click(screen.getByRole('button', { name: /^Back to the latest/ }));
    await waitFor(() => expect(heard).toEqual(['used']));
    kitchen.send({ type: 'left' });
    expect([stateOf(kitchen), heard]).toEqual(['empty', ['used', 'empty']]);
  });

  it('takes what its inspector sends to a machine, and refuses what that does not take', async () => {
    const { page, actors, user, choose } = await inspected();
    await waitFor(() => expect(actors()).toContain('hallempty'));
    await choose('hall');
    await user.click(screen.getByRole('tab', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'entered' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(actors()).toContain('hallused'));
    expect(stateOf(page.system.get('hall'))).toBe('used');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('hall does not take entered in used')).toBeVisible();
  });
});
