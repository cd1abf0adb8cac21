import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { Header } from '../../../src/ui/header/header.tsx';
import { testDependencies } from '../dependencies.ts';

const shown = () =>
  render(
    <DependenciesProvider dependencies={testDependencies().dependencies}>
      <Header search={null} />
    </DependenciesProvider>,
  );

it('leads Login and Register to their paths', () => {
  shown();
  const paths = ['Login', 'Register'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(paths).toEqual(['/admin/login', '/register']);
});

it('shows In as the chosen language, and changes nothing when another is pressed', async () => {
  const { container } = shown();
  const chosen = () =>
    ['In', 'En'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'));
  expect(chosen()).toEqual(['true', 'false']);
  const before = container.innerHTML;
  await userEvent.click(screen.getByRole('button', { name: 'En' }));
  expect([chosen(), container.innerHTML]).toEqual([['true', 'false'], before]);
});
