import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CityConfig } from '../../../src/domain/city-config.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { Leadership } from '../../../src/ui/leadership/leadership.tsx';
import { SupportVideo } from '../../../src/ui/support-video/support-video.tsx';
import { testDependencies } from '../dependencies.ts';

function shown(section: 'leadership' | 'support-video', own: Partial<CityConfig>) {
  const { dependencies } = testDependencies();
  const config = { ...dependencies.config, ...own };
  const { container } = render(
    <DependenciesProvider dependencies={{ ...dependencies, config }}>
      {section === 'leadership' ? <Leadership /> : <SupportVideo />}
    </DependenciesProvider>,
  );
  return container;
}

it('shows vision and missions of an office without leaders, and as many as it has of another', () => {
  const none = shown('leadership', { leaders: [], missions: ['Satu saja'] });
  expect([none.querySelectorAll('figure').length, none.querySelector('blockquote')?.textContent]).toEqual([
    0,
    `“${testDependencies().dependencies.config.vision}”`,
  ]);
  expect(none.querySelector('ol')?.textContent).toBe('1Satu saja');
  const leader = { title: 'Asisten', portrait: '/a.webp', portraitAlt: 'A' };
  const four = shown('leadership', {
    leaders: ['/a.webp', '/b.webp', '/c.webp', '/d.webp'].map((portrait) => ({ ...leader, portrait })),
    missions: Array.from({ length: 9 }, (_, at) => `Misi ${at}`),
  });
  expect([four.querySelectorAll('figure').length, four.querySelectorAll('li').length]).toEqual([4, 9]);
});

it("shows an office's own cards beside the support video in place of the site's", () => {
  shown('support-video', { supportCards: [{ title: 'Klinik tata ruang', text: 'Setiap Rabu.' }] });
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Klinik tata ruangSetiap Rabu.']);
});

it("shows the site's three cards where the office has none", () => {
  shown('support-video', {});
  const cards = within(screen.getByRole('list')).getAllByRole('heading');
  expect(cards.map((one) => one.textContent)).toEqual([
    'Inovasi Digital',
    'Pembangunan Berkelanjutan',
    'Masyarakat Berbudaya',
  ]);
});
