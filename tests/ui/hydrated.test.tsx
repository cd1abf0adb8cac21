import { act, render, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { DependenciesProvider } from '../../src/ui/dependencies.tsx';
import { HydrationProvider, useHydrated } from '../../src/ui/hydrated.tsx';
import { SectionBoundary } from '../../src/ui/shared/section-boundary.tsx';
import { testDependencies } from './dependencies.ts';

function Page({ waiting, broken }: { waiting: Promise<unknown>; broken: boolean }) {
  useHydrated();
  return (
    <>
      <SectionBoundary name="news">{broken ? <Broken /> : <p>Berita</p>}</SectionBoundary>
      <SectionBoundary name="gallery">
        <Slow until={waiting} />
      </SectionBoundary>
    </>
  );
}

function Slow({ until }: { until: Promise<unknown> }) {
  use(until);
  return <p>Galeri</p>;
}

function Broken(): never {
  throw new Error('news fell over');
}

async function shown(broken: boolean) {
  const { dependencies } = testDependencies();
  let load: (value: unknown) => void = () => undefined;
  const waiting = new Promise((resolve) => {
    load = resolve;
  });
  let hydrations = 0;
  await act(async () => {
    render(
      <DependenciesProvider dependencies={dependencies}>
        <HydrationProvider
          onHydrated={() => {
            hydrations += 1;
          }}
        >
          <Suspense>
            <Page waiting={waiting} broken={broken} />
          </Suspense>
        </HydrationProvider>
      </DependenciesProvider>,
      { onCaughtError: () => undefined },
    );
  });
  return { load, count: () => hydrations };
}

it.each([
  ['once the last of its parts is there', false],
  ['also where a part of it fails', true],
])('is hydrated %s, and not before', async (_when, broken) => {
  const { load, count } = await shown(broken);
  expect(count()).toBe(0);
  await act(async () => load(undefined));
  await waitFor(() => expect(count()).toBeGreaterThan(0));
});

function Plain() {
  useHydrated();
  return null;
}

it('without parts of its own is hydrated at once', () => {
  const calls: string[] = [];
  render(
    <HydrationProvider onHydrated={() => void calls.push('hydrated')}>
      <Plain />
    </HydrationProvider>,
  );
  expect(calls).toEqual(['hydrated']);
});
