import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NavigationBar } from '../../../src/ui/navigation/navigation-bar.tsx';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

async function tab(guideViewer: 'outside' | 'here') {
  const { dependencies, history, start } = testDependencies();
  const config = { ...dependencies.config, guideViewer };
  const view = await renderPart(
    { dependencies: { ...dependencies, config }, history },
    <NavigationBar dropdown={() => null} search={null} />,
  );
  await act(async () => void start());
  return { ...view, config, link: screen.getByRole('link', { name: /^Panduan/ }) };
}

it('opens the document outside in a new tab without opener', async () => {
  const { link, config } = await tab('outside');
  expect(link).toHaveAccessibleName(/^Panduan ?\(tab baru\)$/);
  expect(link).toHaveAttribute('href', config.links.guide);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('opens the viewer in place where the city wants it so', async () => {
  const { link, address } = await tab('here');
  expect(link).toHaveAccessibleName('Panduan');
  expect(link).not.toHaveAttribute('target');
  await userEvent.click(link);
  expect(address()).toBe('/home?panduan=1');
});
