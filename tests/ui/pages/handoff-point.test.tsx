import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { choicesOf } from '../../../src/domain/services/choices.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { HandoffChoices } from '../../../src/ui/pages/handoff-choice.tsx';
import { testDependencies } from '../dependencies.ts';

it('names the point that a complaint is about on the page and in the message, until it is let go', async () => {
  const { dependencies, home } = testDependencies(
    {},
    '/admin?tujuan=pengaduan&tempat=-7.25043,112.76881&letak=Jalan%20Melati',
  );
  home.start();
  const { origin } = dependencies.config;
  render(
    <DependenciesProvider dependencies={dependencies}>
      <HandoffChoices
        own={{ name: 'Layanan', subject: 'any' }}
        choices={choicesOf(dependencies.config)}
        path="/admin"
      />
    </DependenciesProvider>,
  );
  expect(screen.getByRole('region', { name: 'Titik di peta' })).toHaveTextContent(
    'Jalan Melati koordinat -7.25043, 112.76881',
  );
  const place = `Letak bangunan: Jalan Melati, koordinat -7.25043, 112.76881, ${origin}/peta/?tempat=-7.25043,112.76881`;
  // By chat and by e-mail, in the notice and in the last step.
  const messages = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => decodeURIComponent(href));
  expect(messages.filter((message) => message.includes(place))).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Ganti di peta' })).toHaveAttribute(
    'href',
    '/peta/?tujuan=pengaduan&tempat=-7.25043,112.76881',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lepas titik di peta' }));
  expect(screen.queryByRole('region', { name: 'Titik di peta' })).not.toBeInTheDocument();
  expect(dependencies.address.current().search).toBe('?tujuan=pengaduan');
});
