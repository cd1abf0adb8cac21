import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FolderCard } from '../../../src/ui/gallery/folder-card.tsx';
import { aFolder } from '../../fixtures/gallery.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

it.each([
  ['missing', ['Format tidak didukung', 'Foto tidak ditemukan']],
  ['unreachable', ['Format tidak didukung', 'Foto tidak dapat dimuat']],
  ['unreadable', ['Format tidak didukung']],
] as const)('§8 Images: a photo that is %s says so, and why beneath', async (reason, lines) => {
  const stubs = testDependencies({}, '/home', { imageFailure: { reason: async () => reason } });
  const { container } = await renderPart(stubs, <FolderCard folder={aFolder()} />);
  await act(async () => void fireEvent.error(container.querySelector('img') as HTMLElement));
  const drawing = screen.getByRole('img', { name: lines.join('. ') });
  expect([...drawing.querySelectorAll('tspan')].map((line) => line.textContent?.trim())).toEqual(lines);
});
