import { config } from 'virtual:city';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../../src/domain/news/article.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { ArticleDialog } from '../../../src/ui/news/article-dialog.tsx';
import { useDialog } from '../../../src/ui/shared/use-dialog.ts';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const pictures = ['1a', '2b', '3c'].map((id) =>
  anArticleImage({ id, url: '', originalUrl: '', description: `Gambar ${id}` }),
);
// The feed's order is the reverse of the display's.
const article = anArticle({
  images: [...pictures].reverse(),
  content: '<p>Isi</p>',
  modified: { iso: '2025-11-20' },
});

function WhereItIsOpen() {
  const [isOpen, close] = useDialog('article');
  return isOpen && <ArticleDialog onClose={close} />;
}

async function opened(options: { baked?: Article; id?: string } = {}) {
  const address = `/home?artikel=${options.id ?? 'artikel-1'}`;
  const stubs = testDependencies(options.baked && { news: [options.baked] }, address);
  await act(async () => void stubs.start());
  const view = await renderPart(stubs, <WhereItIsOpen />);
  return {
    ...stubs,
    ...view,
    answer: (articles: readonly Article[]) => act(() => stubs.feeds.news.answer(articles)),
    sanitise: (markup: string) => act(() => stubs.sanitiser.answer(markup)),
  };
}

async function openedWhole(whole: Article = article) {
  const stubs = await opened();
  await stubs.answer([whole]);
  await stubs.sanitise('<p>Isi aman</p>');
  return stubs;
}

const dialog = () => screen.getByRole('dialog', { name: 'Detail Artikel' });
const count = () => dialog().querySelector('.article-pictures__count');

describe('what it shows', () => {
  it('has the title, both dates, the content and the number of pictures', async () => {
    const { sanitiser } = await openedWhole();
    expect(dialog()).toHaveTextContent('18 November 2024');
    expect(screen.getByRole('heading', { name: 'Konsultasi publik rencana rinci' })).toBeVisible();
    expect(screen.getByText('Isi aman')).toBeVisible();
    expect(screen.getByText('Terakhir diperbarui 20 November 2024')).toBeVisible();
    expect(screen.getByText('3 gambar')).toBeVisible();
    expect(screen.queryByText(/^Ditampilkan/)).toBeNull();
    expect(sanitiser.inputs).toEqual(['<p>Isi</p>']);
  });

  it('describes the article for search engines while it is open', async () => {
    const { unmount } = await openedWhole({ ...article, title: '</script><b>' });
    const block = dialog().querySelector('script[type="application/ld+json"]');
    expect(block?.textContent).not.toContain('<');
    expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
      '@type': 'NewsArticle',
      headline: '</script><b>',
      url: `${config.origin}/home?artikel=artikel-1`,
      image: pictures.map(({ id }) => `${config.origin}/media/${id}/1000.webp`),
    });
    unmount();
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it('has the content as text alone where the sanitiser does not come', async () => {
    const { answer, sanitiser } = await opened();
    await answer([{ ...article, content: '<p onclick="x()">Isi <b>tebal</b></p><script>x()</script>' }]);
    await act(() => sanitiser.fail(new Error('chunk')));
    const content = dialog().querySelector('.article-content');
    expect(content).toHaveTextContent(/^Isi tebal$/);
    expect(content?.children).toHaveLength(0);
  });

  it('has words in place of a picture in the content that fails', async () => {
    const { answer, logger, sanitise } = await opened();
    await answer([article]);
    await sanitise('<p><img src="/media/x/1000.webp" alt=""></p>');
    act(() => void dialog().querySelector('.article-content img')?.dispatchEvent(new Event('error')));
    expect(dialog().querySelector('.article-content')).toHaveTextContent('Gambar tidak tersedia');
    expect(logger.events.at(-1)?.name).toBe('image.failed');
  });
});

it('never shows the content of the article before', async () => {
  const { answer, site } = await openedWhole();
  act(() => site.news.send({ type: 'refresh.requested' }));
  await answer([article, { ...article, id: 'lain', title: 'Judul lain' }]);
  act(() => site.dialogs.send({ type: 'address.changed', open: { artikel: 'lain' } }));
  expect(screen.getByRole('heading', { name: 'Judul lain' })).toBeVisible();
  expect(screen.queryByText('Isi aman')).toBeNull();
  expect(screen.getByText('Memuat artikel...')).toBeVisible();
});

describe('while the news loads', () => {
  it('waits for an article that is not here', async () => {
    const { answer } = await opened();
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Memuat artikel...');
    await answer([article]);
    expect(screen.getByRole('heading', { name: article.title })).toBeVisible();
  });

  it('shows what is baked but waits for the whole content', async () => {
    const baked = { ...article, content: 'Potongan', images: pictures };
    const { answer, sanitise, sanitiser } = await opened({ baked });
    expect(screen.getByRole('heading', { name: article.title })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Gambar 1a' })).toBeVisible();
    expect(screen.getByText('Memuat artikel...')).toBeVisible();
    expect(screen.queryByText('Potongan')).toBeNull();
    await userEvent.click(screen.getByTitle('Gambar selanjutnya'));
    await answer([article]);
    await sanitise('Seluruhnya');
    expect(sanitiser.inputs).toEqual(['<p>Isi</p>']);
    expect(screen.getByText('Seluruhnya')).toBeVisible();
    expect(count()).toHaveTextContent('2 / 3');
  });
});

it('says that only the beginning came when the news fails, and asks for the rest again', async () => {
  const baked = { ...article, content: '<p>Rencana rinci, dan lebih', images: pictures };
  const { address, answer, feeds, sanitise } = await opened({ baked });
  await act(() => feeds.news.fail(FeedError.http(503)));
  expect(address()).toBe('/home?artikel=artikel-1');
  expect(screen.getByText('Rencana rinci, dan lebih')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Gambar 1a' })).toBeVisible();
  expect(within(dialog()).getByText('Gagal memuat artikel. Silakan coba lagi.')).toBeVisible();
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Coba Lagi' }));
  expect(screen.getByText('Memuat artikel...')).toBeVisible();
  await answer([article]);
  await sanitise('<p>Isi aman</p>');
  expect(screen.getByText('Isi aman')).toBeVisible();
  expect(screen.queryByText('Rencana rinci, dan lebih')).toBeNull();
  expect(screen.queryByText('Gagal memuat artikel. Silakan coba lagi.')).toBeNull();
});

it('says how many pictures there are where some were left out', async () => {
  await openedWhole({ ...article, imageCount: 312 });
  expect(count()).toHaveTextContent('1 / 3');
  expect(screen.getByText('Ditampilkan 3 dari 312 gambar.')).toBeVisible();
  expect(screen.getByText('312 gambar')).toBeVisible();
});

describe('the carousel', () => {
  const shownPicture = () => within(dialog()).getByRole('img', { name: /^Gambar \d\w$/ });

  it('turns in a ring, by its buttons', async () => {
    await openedWhole();
    expect(count()).toHaveTextContent('1 / 3');
    await userEvent.click(screen.getByTitle('Gambar sebelumnya'));
    expect(count()).toHaveTextContent('3 / 3');
    expect(shownPicture()).toHaveAttribute('src', '/media/3c/1000.webp');
    await userEvent.click(screen.getByTitle('Gambar selanjutnya'));
    expect(count()).toHaveTextContent('1 / 3');
  });

  it('goes to a picture by its thumbnail', async () => {
    await openedWhole();
    await userEvent.click(screen.getByTitle('Gambar 2'));
    expect(count()).toHaveTextContent('2 / 3');
    expect(screen.getByTitle('Gambar 2')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByTitle('Gambar 1')).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('button', { name: 'Gambar 2' }).querySelector('img')).toHaveAttribute(
      'src',
      '/media/2b/400.webp',
    );
  });

  it.each([
    [1, 1],
    [0, 0],
  ])('with %i pictures has neither buttons nor counter', async (pictureCount, stages) => {
    await openedWhole({ ...article, images: pictures.slice(0, pictureCount) });
    expect(dialog().querySelectorAll('.article-pictures__stage')).toHaveLength(stages);
    expect(screen.queryByTitle(/^Gambar/)).toBeNull();
    expect(count()).toBeNull();
    expect(screen.getByText(`${pictureCount} gambar`)).toBeVisible();
  });

  it('has its substitutes', async () => {
    await openedWhole();
    const fail = (image: Element | null) => act(() => void image?.dispatchEvent(new Event('error')));
    fail(shownPicture());
    expect(screen.getByText('Gambar tidak tersedia')).toBeVisible();
    fail(screen.getByTitle('Gambar 2').querySelector('img'));
    expect(screen.getByRole('button', { name: 'Gambar 2' })).toHaveTextContent('?');
  });
});

describe('Bagikan', () => {
  it('hands over the address of the public site, and says when it was copied', async () => {
    const { share } = await openedWhole();
    await userEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
    expect(share.inputs).toEqual([{ title: article.title, url: `${config.origin}/home?artikel=artikel-1` }]);
    expect(screen.queryByText('Alamat artikel disalin.')).toBeNull();
    await act(() => share.answer('copied'));
    expect(screen.getByText('Alamat artikel disalin.')).toHaveAttribute('role', 'status');
  });

  it('says when it cannot', async () => {
    const { share } = await openedWhole();
    await userEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
    await act(() => share.fail(new Error('no clipboard')));
    expect(screen.getByText(/Alamat tidak dapat disalin/)).toBeVisible();
  });
});

it('closes by its button, and the machine with it', async () => {
  const { site } = await openedWhole();
  await userEvent.click(screen.getByTitle('Tutup'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(site.article).toBeUndefined();
});
