import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ribbon, type RibbonProps } from '../../../src/ui/ribbon/ribbon.tsx';

const scenario = { name: 'all-well', title: 'Everything answers as it should' };
const steps = [
  { kind: 'start', passed: true },
  { kind: 'visitor', passed: true },
  { kind: 'event', passed: true },
  { kind: 'outcome', passed: false, reason: 'page should be 2, is 1' },
  { kind: 'event' },
] as const;

/** The sentences of a ribbon, each with its language. */
function said(props: Omit<RibbonProps, 'version'>) {
  const { unmount } = render(<Ribbon version="1.0.0" {...props} />);
  const sentences = [...screen.getByRole('complementary').querySelectorAll('p')].map((p) => [
    p.lang || 'id',
    p.textContent,
  ]);
  unmount();
  return sentences;
}

it('says the scenario and the reason of a replay apart, in the language of testers', () => {
  const warning = 'Halaman uji, bukan isi yang sebenarnya';
  expect([
    said({ scenario }),
    said({ scenario, replay: { status: 'failed', name: 'visit', steps } }),
    said({ scenario, replay: { status: 'passed', name: 'a', machine: 'news', steps: steps.slice(0, 3) } }),
    said({ scenario, replay: { status: 'failed', name: 'visit', steps }, isForeign: true }),
  ]).toEqual([
    [
      ['id', warning],
      ['en', 'Version 1.0.0. Scenario all-well: Everything answers as it should.'],
    ],
    [
      ['id', `${warning} · ✕ gagal, 1 dari 3`],
      [
        'en',
        'Version 1.0.0. Replay of visit stopped: page should be 2, is 1. Scenario all-well: Everything answers as it should.',
      ],
    ],
    [
      ['id', `${warning} · ✓ berhasil, 1 dari 1`],
      ['en', 'Version 1.0.0. Replay of news/a. Scenario all-well: Everything answers as it should.'],
    ],
    [['id', 'Halaman uji buatan orang lain, bukan isi dari kantor kami · ✕ gagal, 1 dari 3']],
  ]);
});
