import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ribbon, type RibbonProps } from '../../../src/ui/ribbon/ribbon.tsx';

const scenario = { name: 'all-well', title: 'Everything answers as it should' };
const steps = [{ passed: true }, { passed: false, reason: 'no link "Berita" in the page' }, {}];

/** The sentences of a ribbon, each with its language. */
function said(props: RibbonProps) {
  const { unmount } = render(<Ribbon {...props} />);
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
    said({ scenario, replay: { status: 'passed', name: 'a', machine: 'news', steps: [{ passed: true }] } }),
    said({ scenario, replay: { status: 'failed', name: 'visit', steps }, isForeign: true }),
  ]).toEqual([
    [
      ['id', warning],
      ['en', 'Scenario all-well: Everything answers as it should.'],
    ],
    [
      ['id', `${warning} · ✕ gagal, 1 dari 3`],
      [
        'en',
        'Replay of visit stopped: no link "Berita" in the page. Scenario all-well: Everything answers as it should.',
      ],
    ],
    [
      ['id', `${warning} · ✓ berhasil, 1 dari 1`],
      ['en', 'Replay of news/a. Scenario all-well: Everything answers as it should.'],
    ],
    [['id', 'Halaman uji buatan orang lain, bukan isi dari kantor kami · ✕ gagal, 1 dari 3']],
  ]);
});
