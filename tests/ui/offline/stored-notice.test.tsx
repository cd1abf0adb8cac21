import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readDeployment } from '../../../src/adapters/deployment/deployment.ts';
import { StoredNotice } from '../../../src/ui/offline/stored-notice.tsx';
import { workerSettings } from '../../../tools/build/worker-settings.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

it('names every feed that the worker stores as a visitor calls it', async () => {
  const feeds = Object.keys(workerSettings(readDeployment({}), {}, []).feeds);
  const storedAt = Object.fromEntries(feeds.map((name) => [name, 0]));
  await renderPart(testDependencies(), <StoredNotice storedAt={storedAt} isReached={true} />);
  const said = screen.getByRole('listitem').textContent ?? '';
  expect(said).toContain('Gambar utama, Produk hukum, Profil');
  expect(feeds.filter((name) => said.includes(name))).toEqual([]);
});
