import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { SectionBoundary } from '../../../src/ui/shared/section-boundary.tsx';
import { testDependencies } from '../dependencies.ts';

// React logs every error that a boundary catches; here that is the point of the test.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

let broken = true;

function Section() {
  if (broken) throw new Error('no data');
  return <p>Isi bagian</p>;
}

it('replaces a section that throws by a notice, keeps its neighbours, and tries again', async () => {
  broken = true;
  const { dependencies, logger } = testDependencies();
  render(
    <DependenciesProvider dependencies={dependencies}>
      <SectionBoundary name="news">
        <Section />
      </SectionBoundary>
      <p>Bagian lain</p>
    </DependenciesProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Bagian ini gagal ditampilkan');
  expect(screen.getByText('Bagian lain')).toBeInTheDocument();
  expect(logger.events).toEqual([
    { name: 'section.failed', detail: { section: 'news', message: 'no data' } },
  ]);

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(screen.getByText('Isi bagian')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
