import { config } from 'virtual:city';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../../src/domain/news/article.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { NewsSection } from '../../../src/ui/news/news-section.tsx';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const many = (count: number): Article[] =>
  Array.from({ length: count }, (_, index) => anArticle({ id: `a${index}`, title: `Berita ${index}` }));

async function shown(stale?: readonly Article[], baked?: readonly Article[]) {
  const stubs = testDependencies(baked && { news: baked });
  if (stale) {
    stubs.articlesCache.write(stale);
    stubs.clock.move(60 * 60 * 1000);
  }
  const view = await renderPart(stubs, <NewsSection />);
  await act(async () => stubs.site.news.start());
  return {
    ...stubs,
    ...view,
    answer: (articles: readonly Article[]) => act(() => stubs.feeds.news.answer(articles)),
    fail: () => act(() => stubs.feeds.news.fail(FeedError.http(500))),
  };
}

const refresh = () => screen.getByTitle('Refresh artikel');
const cards = () => screen.queryAllByRole('article');

describe('while it loads', () => {
  it('says so and cannot be refreshed', async () => {
    await shown();
    expect(screen.getByText('Memuat artikel...').closest('[role=status]')).toBeVisible();
    expect(refresh()).toBeDisabled();
    expect(screen.queryByText(/Terakhir diperbarui/)).toBeNull();
  });

  it('shows what the build knew instead', async () => {
    await shown(undefined, many(2));
    expect(cards()).toHaveLength(2);
    expect(screen.queryByText('Memuat artikel...')).toBeNull();
    expect(refresh()).toBeDisabled();
  });
});

describe('a card', () => {
  it('shows cover, date, photo count, title and excerpt', async () => {
    const { answer } = await shown();
    const images = ['1a', '2b', '3c'].map((id) =>
      anArticleImage({ id, url: '', originalUrl: '', description: id }),
    );
    const content = `<p>${'isi '.repeat(40)}</p>`;
    await answer([anArticle({ created: { formatted: '18/11/2025 10:00' }, content, images })]);
    const [card] = cards();
    expect(card).toHaveTextContent('18 November 2024');
    expect(card).toHaveTextContent('3 foto');
    expect(within(card as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Konsultasi publik rencana rinci',
    );
    expect(card).toHaveTextContent(/(?:isi ){30}\.\.\./);
    // The last picture received is the cover.
    expect(within(card as HTMLElement).getByRole('img', { name: '3c' })).toHaveAttribute(
      'src',
      '/media/3c/400.webp',
    );
  });

  it('counts the pictures that were left out, too', async () => {
    const { answer } = await shown();
    await answer([anArticle({ imageCount: 312 })]);
    expect(cards()[0]).toHaveTextContent('312 foto');
  });

  it('is a link to its article that names it after the visible words', async () => {
    const { address, answer, start } = await shown();
    await act(async () => void start());
    await answer([anArticle({ id: 'a&b' })]);
    const link = screen.getByRole('link', { name: 'Baca Selengkapnya Konsultasi publik rencana rinci' });
    expect(link).toHaveAttribute('href', '/home?artikel=a%26b');
    await userEvent.click(link);
    expect(address()).toBe('/home?artikel=a%26b');
  });

  it('has a substitute for a cover that fails and for one that is missing', async () => {
    const { answer, logger } = await shown();
    await answer([anArticle({ id: 'a' }), anArticle({ id: 'b', images: [] })]);
    act(() => void screen.getByRole('img', { name: 'Peta di atas meja' }).dispatchEvent(new Event('error')));
    for (const card of cards()) expect(within(card).getByText('Artikel')).toBeVisible();
    expect(logger.events.map(({ name }) => name)).toEqual(['image.failed']);
  });
});

describe('once it is loaded', () => {
  it.each([
    [0, 0, false],
    [6, 6, false],
    [7, 6, true],
  ])('with %i articles it shows %i', async (count, visible, all) => {
    const { answer } = await shown();
    await answer(many(count));
    expect(cards()).toHaveLength(visible);
    const link = screen.queryByRole('link', { name: /Lihat Semua Artikel/ });
    expect(link !== null).toBe(all);
    if (link) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('href', config.links.planningPortal);
    }
  });

  it('says when, and can be refreshed', async () => {
    const { answer, clock, feeds } = await shown();
    await answer(many(1));
    expect(screen.getByText('Terakhir diperbarui').closest('p')).toHaveTextContent(
      'Terakhir diperbarui 18 November 2024, 10.00 WIB',
    );
    clock.move(61_000);
    await userEvent.click(refresh());
    expect(feeds.news.asked()).toBe(2);
    expect(refresh()).toBeDisabled();
    await answer(many(2));
    expect(screen.getByText('Terakhir diperbarui').closest('p')).toHaveTextContent(
      'Terakhir diperbarui 18 November 2024, 10.01 WIB',
    );
    expect(cards()).toHaveLength(2);
  });

  it('has an empty state', async () => {
    const { answer } = await shown();
    await answer([]);
    expect(screen.getByText('Tidak Ada Artikel')).toBeVisible();
    expect(screen.getByText('Belum ada artikel tersedia saat ini.')).toBeVisible();
  });
});

describe('when it fails', () => {
  it('says so over the stale copy', async () => {
    const { fail } = await shown(many(2));
    await fail();
    const notice = screen.getByText('Gagal memuat artikel. Silakan coba lagi.').closest('[role=status]');
    expect(notice).toHaveClass('notice--copy');
    expect(cards()).toHaveLength(2);
    expect(screen.getByText('Terakhir diperbarui').closest('p')).toHaveTextContent(
      'Terakhir diperbarui 18 November 2024, 10.00 WIB',
    );
  });

  it('says so over what the build knew, which stays', async () => {
    const { fail } = await shown(undefined, many(2));
    await fail();
    expect(screen.getByText('Gagal memuat artikel. Silakan coba lagi.')).toBeVisible();
    expect(screen.getByText('Artikel yang tampil adalah salinan terakhir.')).toBeVisible();
    expect(cards()).toHaveLength(2);
  });

  it('§2 News section: says so over the empty state where nothing is known, and why beneath', async () => {
    const { container, fail } = await shown();
    await fail();
    expect(screen.getByText('Gagal memuat artikel. Silakan coba lagi.')).toBeVisible();
    expect([...container.querySelectorAll('.empty-state p')].map((line) => line.textContent)).toEqual([
      'Tidak Ada Artikel',
      'Belum ada artikel tersedia saat ini.',
      'Artikel belum sampai ke halaman ini. Periksa sambungan Anda, atau tanyakan kepada petugas.',
    ]);
  });

  it('tries again from the notice, which goes when that works', async () => {
    const { answer, fail } = await shown();
    await fail();
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    await answer(many(1));
    expect(screen.queryByText('Gagal memuat artikel. Silakan coba lagi.')).toBeNull();
    expect(cards()).toHaveLength(1);
  });
});
