import type { RouterHistory } from '@tanstack/history';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Dependencies, DependenciesProvider } from '../../src/ui/dependencies.tsx';
import { TitlesProvider } from '../../src/ui/shared/use-document-title.tsx';

/** What a part of the page stands on. */
interface Ground {
  readonly dependencies: Dependencies;
  readonly history: RouterHistory;
}

/**
 * Renders a part of the page as if it stood on /home.
 * @returns what Testing Library gives, and the present address
 */
export async function renderPart({ dependencies, history }: Ground, part: ReactNode) {
  const view = render(
    <DependenciesProvider dependencies={dependencies}>
      <TitlesProvider>{part}</TitlesProvider>
    </DependenciesProvider>,
  );
  await act(async () => undefined);
  return { ...view, address: () => history.location.href };
}
