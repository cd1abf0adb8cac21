import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptTextsIn } from '../../../../src/qa/adapters/files/kept-texts.ts';
import type { Scenario } from '../../../../src/qa/domain/scenario.ts';
import { scenarioText, USUAL_SCENARIO } from '../../../../src/qa/domain/scenario-draft.ts';
import { ScenarioView } from '../../../../src/qa/ui/inspector/scenario/scenario-view.tsx';

const ALL_WELL: Scenario = { ...USUAL_SCENARIO, name: 'all-well', title: 'Everything as it should be' };
const SLOW: Scenario = {
  ...USUAL_SCENARIO,
  name: 'gallery-slow',
  title: 'Gallery: hangs',
  feeds: { gallery: ['hangs'] },
};
const ALL = [ALL_WELL, SLOW];
const kept = keptTextsIn(() => localStorage);
const load = async (name: string) => {
  const found = ALL.find((one) => one.name === name);
  if (found === undefined) throw new Error(`the project has no scenario '${name}'`);
  return found;
};

beforeEach(() => localStorage.clear());

async function opened(props: Partial<Parameters<typeof ScenarioView>[0]> = {}) {
  const told = { onTry: vi.fn(), onSave: vi.fn(), onLink: vi.fn() };
  const view = render(
    <ScenarioView scenarios={ALL} load={load} current="all-well" kept={kept} {...told} {...props} />,
  );
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  const user = userEvent.setup();
  const file = () => screen.getByRole('region', { name: 'The file' }).querySelector('pre')?.textContent;
  const items = () =>
    within(screen.getByRole('navigation', { name: 'Scenarios' }))
      .getAllByRole('button')
      .filter((button) => button.className === 'scenario__one')
      .map((button) => button.textContent);
  return { ...told, view, user, name, file, items };
}

describe('a scenario of the project', () => {
  it('is shown with its file, and tried by its name', async () => {
    const { user, onTry, file, items } = await opened();
    expect(items()).toEqual(['all-well Everything as it should be', 'gallery-slow Gallery: hangs']);
    await user.click(screen.getByRole('button', { name: /^gallery-slow/ }));
    expect(await screen.findByLabelText('gallery', { selector: '#scenario-feeds-gallery' })).toHaveValue(
      'hangs',
    );
    expect(file()).toBe(scenarioText(SLOW));
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    expect(onTry.mock.calls).toEqual([['gallery-slow']]);
  });

  it('becomes one that is not saved once it is changed, and is there again when the view is', async () => {
    const { user, view, items, file, onTry } = await opened();
    await user.selectOptions(screen.getByLabelText('news'), 'network');
    expect(items()[0]).toBe('all-well Not saved, began as all-well');
    const changed = { ...ALL_WELL, feeds: { news: ['network'] } };
    expect(file()).toBe(scenarioText(changed as Scenario));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onTry.mock.calls).toEqual([[changed]]);
    view.unmount();
    const again = await opened();
    expect(again.items()[0]).toBe('all-well Not saved, began as all-well');
    expect(screen.getByRole('button', { name: /^all-well Not saved/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(again.items()).toHaveLength(2);
  });

  it('that cannot be brought says so', async () => {
    render(
      <ScenarioView
        scenarios={[{ name: 'gone', title: 'Gone' }]}
        load={load}
        current={undefined}
        onTry={vi.fn()}
        onSave={vi.fn()}
        onLink={vi.fn()}
        kept={kept}
      />,
    );
    expect(await screen.findByText("Error: the project has no scenario 'gone'")).toBeVisible();
  });
});

describe('a feed', () => {
  it('is given answers in turn, and cleared', async () => {
    const { user, file } = await opened();
    await user.click(screen.getByRole('button', { name: 'Then for gallery' }));
    await user.selectOptions(screen.getByLabelText('gallery, then 2'), '404');
    expect(file()).toContain('"gallery": ["good", "404"]');
    await user.click(screen.getByRole('button', { name: 'Clear gallery' }));
    expect(file()).toBe(scenarioText(ALL_WELL));
  });

  it('is cleared by the keyboard, too', async () => {
    const { user, file } = await opened();
    await user.selectOptions(screen.getByLabelText('staff'), '500');
    expect(file()).toContain('"staff": ["500"]');
    screen.getByLabelText('staff').focus();
    await user.keyboard('{Alt>}{Backspace}{/Alt}');
    expect(file()).toBe(scenarioText(ALL_WELL));
  });

  it('keeps what was seen of it until something else is chosen', async () => {
    const seen: Scenario = { ...SLOW, feeds: { gallery: [{ status: 418 }] } };
    const { user, file } = await opened({ load: async () => seen });
    const field = screen.getByLabelText('gallery', { selector: '#scenario-feeds-gallery' });
    expect(field).toHaveValue('seen: 418');
    await user.selectOptions(field, 'empty');
    expect(file()).toContain('"gallery": ["empty"]');
  });
});

describe('a field that is wrong', () => {
  it('is told beside it, in the file and above; it is neither tried nor saved', async () => {
    const { user, onTry, onSave } = await opened();
    await user.type(screen.getByLabelText('Time'), '2026-11-31T09:00');
    const words = 'time: November has 30 days. Write 2026-11-30T09:00, in WIB.';
    expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(words);
    expect(screen.getByRole('region', { name: 'The file' }).querySelector('.is-wrong')).toHaveTextContent(
      'wrong: "time": "2026-11-31T09:00"',
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 field to mend: time');
    expect(screen.getByRole('button', { name: 'Try it' })).toBeDisabled();
    await user.keyboard('{Control>}s{/Control}{Control>}{Enter}{/Control}');
    expect([onTry.mock.calls, onSave.mock.calls]).toEqual([[], []]);
    await user.click(screen.getByRole('button', { name: 'time' }));
    expect(screen.getByLabelText('Time')).toHaveFocus();
  });
});

it('a new one is named, and saved as a file by Ctrl S', async () => {
  const { user, onSave, onLink } = await opened();
  await user.click(screen.getByRole('button', { name: 'New' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'share-then-not');
  await user.click(screen.getByRole('button', { name: 'Then for Share' }));
  await user.selectOptions(screen.getByLabelText('Share, then 2'), 'fails');
  await user.click(screen.getByRole('button', { name: 'reduced' }));
  await user.keyboard('{Control>}s{/Control}');
  const written = {
    ...USUAL_SCENARIO,
    name: 'share-then-not',
    title: 'New scenario',
    motion: 'reduced' as const,
    share: ['copied', 'fails'] as const,
  };
  expect(onSave.mock.calls).toEqual([['share-then-not.json', scenarioText(written)]]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(onLink.mock.calls).toEqual([[expect.objectContaining({ name: 'share-then-not' })]]);
});

it('tells which of the project are near to one that is not saved', async () => {
  const { user } = await opened();
  await user.selectOptions(screen.getByLabelText('news'), 'network');
  const nearest = await screen.findByRole('region', { name: 'Nearest that exist' });
  expect(
    within(nearest)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['all-well1 field differs', 'gallery-slow2 fields differ']);
});

it('tells what it leads to where machines go another way than where all is well', async () => {
  const leadsTo = async ({ feeds }: Scenario) => [
    { machine: 'gallery', states: ['loading', feeds.gallery ? 'failed' : 'loaded'], again: [] },
    { machine: 'news', states: ['loaded'], again: ['loading', 'loaded'] },
  ];
  await opened({ load: async () => SLOW, leadsTo });
  const led = await screen.findByRole('region', { name: 'What it leads to' });
  expect(led).toHaveTextContent(/galleryloading → failed$/);
});

it('works where storage is forbidden', async () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { user, items } = await opened();
  await user.selectOptions(screen.getByLabelText('news'), 'network');
  expect(items()[0]).toBe('all-well Not saved, began as all-well');
  getItem.mockRestore();
  setItem.mockRestore();
});
