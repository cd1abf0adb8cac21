import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Bands } from '../../src/ui/shell/band.tsx';
import { SavedFiles } from '../../src/ui/shell/saved-file.tsx';
import { InspectorProvider, useInspector } from '../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from './store-beside.ts';

const WORLD_LINK = 'https://bupc.test/home?scenario=link#w';
const LINK = 'https://bupc.test/home?path=link#p';
const REPORT = { format: 'bupc-report-1' as const, moment: 1, console: [], at: 5 };

/** What is chosen, in words, and the ways in which a tester chooses. */
function Chosen() {
  const { machine, settings, choose, set } = useInspector();
  return (
    <>
      <p>
        {machine}, {settings.view}
      </p>
      <button type="button" onClick={() => choose('news')}>
        news
      </button>
      <button type="button" onClick={() => set({ view: 'replay' })}>
        replay
      </button>
    </>
  );
}

function opened() {
  const beside = storeBeside();
  const view = render(
    <InspectorProvider store={beside.store} files={NO_FILES}>
      <Chosen />
      <Bands />
      <SavedFiles />
    </InspectorProvider>,
  );
  const user = userEvent.setup();
  return {
    ...beside,
    view,
    send: (...messages: Parameters<typeof beside.send>) => act(() => beside.send(...messages)),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    chosen: () => screen.getByText(/^\w+, \w+$/).textContent,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('what a tester has chosen', () => {
  const toGallery = { ...PAGE, address: '/home?machine=gallery&inspect', machine: 'gallery' };

  it('is the machine of the address at first, and then what they choose, wherever the page goes', async () => {
    const { send, press, chosen } = opened();
    send({ type: 'page.connected', page: toGallery });
    expect(chosen()).toBe('gallery, log');
    await press('news');
    send({ type: 'address.changed', address: '/home?machine=gallery&layanan=peta' });
    expect(chosen()).toBe('news, log');
  });

  it('outlasts a change of the address, a view that was opened for them too', () => {
    const { send, chosen } = opened();
    send({ type: 'page.connected', page: PAGE }, { type: 'report.opened', report: REPORT });
    expect(chosen()).toBe('dialogs, replay');
    send({ type: 'address.changed', address: '/home?layanan=peta' });
    expect(chosen()).toBe('dialogs, replay');
  });

  it('is stored for the next time', async () => {
    const { send, press, view } = opened();
    send({ type: 'page.connected', page: PAGE });
    await press('news');
    await press('replay');
    view.unmount();
    const again = opened();
    again.send({ type: 'page.connected', page: PAGE });
    expect(again.chosen()).toBe('news, replay');
  });

  it('is not what an address or a replay gave: that is not stored', async () => {
    const { send, chosen, view } = opened();
    send({ type: 'page.connected', page: toGallery });
    expect(chosen()).toBe('gallery, log');
    view.unmount();
    const again = opened();
    again.send({ type: 'page.connected', page: PAGE });
    expect(again.chosen()).toBe('dialogs, log');
  });
});

describe('a link', () => {
  const shown = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Link' })?.value;

  it('is shown and copied, whichever was made last', () => {
    const { send } = opened();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    send({ type: 'page.connected', page: PAGE }, { type: 'link.made', address: WORLD_LINK });
    expect(shown()).toBe(WORLD_LINK);
    send({ type: 'link.made', address: LINK });
    expect(shown()).toBe(LINK);
    expect(write.mock.calls).toEqual([[WORLD_LINK], [LINK]]);
  });

  it('that is made once more is shown and copied once more', async () => {
    const { send, press } = opened();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    send({ type: 'page.connected', page: PAGE }, { type: 'link.made', address: LINK });
    await press('Close');
    expect(shown()).toBeUndefined();
    send({ type: 'link.made', address: LINK });
    expect(shown()).toBe(LINK);
    expect(write.mock.calls).toEqual([[LINK], [LINK]]);
  });
});
