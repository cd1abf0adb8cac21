import { describe, expect, it } from 'vitest';
import type { SharedPage } from '../../../src/application/ports/share.ts';
import { aFolder, aGalleryImage } from '../../fixtures/gallery.ts';
import { lightboxAfter, open, photo, settle } from './running-lightbox.ts';

const page: SharedPage = { title: 'Survei', url: 'https://situs.example.id/home?galeri=folder-1&foto=1' };

describe('downloading', () => {
  const wanted = { type: 'download.requested' } as const;

  it('saves the photo on view under its name, and hears no second request meanwhile', () => {
    const { download, region, send } = lightboxAfter(open(1), settle(), wanted, wanted);
    expect(region('download')).toBe('saving');
    send({ type: 'image.next' }, wanted);
    const { directUrl, downloadUrl } = photo('b');
    expect(download.inputs).toEqual([{ url: directUrl, name: 'b.jpg', fallbackUrl: downloadUrl }]);
  });

  it('names a nameless photo by its place', () => {
    const folder = aFolder({ images: [photo('a'), aGalleryImage({ imageName: '' })] });
    expect(lightboxAfter(open(1), settle(folder), wanted).download.inputs).toMatchObject([
      { name: 'image-2' },
    ]);
  });

  it.each(['saved', 'opened'] as const)('says for four seconds that the photo was %s', async (outcome) => {
    const { clock, download, region } = lightboxAfter(open(), settle(), wanted);
    await download.answer(outcome);
    clock.increment(3999);
    expect(region('download')).toBe(outcome);
    clock.increment(1);
    expect(region('download')).toBe('idle');
  });

  it('says for four seconds that it failed', async () => {
    const { clock, download, region } = lightboxAfter(open(), settle(), wanted);
    await download.fail(new Error('x'));
    expect(region('download')).toBe('failed');
    clock.increment(4000);
    expect(region('download')).toBe('idle');
  });

  it('offers for twenty seconds what the browser would not open', async () => {
    const { clock, download, region, send } = lightboxAfter(open(), settle(), wanted);
    await download.answer('blocked');
    clock.increment(19_999);
    expect(region('download')).toBe('offered');
    clock.increment(1);
    expect(region('download')).toBe('idle');
    send(wanted);
    await download.answer('blocked');
    send(wanted);
    expect([region('download'), download.inputs.length]).toEqual(['saving', 3]);
  });

  it.each(['saved', 'opened', 'failed'] as const)('saves again right after it has %s', async (outcome) => {
    const { download, region, send } = lightboxAfter(open(), settle(), wanted);
    await (outcome === 'failed' ? download.fail(new Error('x')) : download.answer(outcome));
    send(wanted);
    expect([region('download'), download.inputs.length]).toEqual(['saving', 2]);
  });

  it('is called off when the lightbox closes', () => {
    const { send, signals } = lightboxAfter(open(), settle(), wanted);
    send({ type: 'lightbox.closed' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('sharing', () => {
  const wanted = { type: 'share.requested', page } as const;

  it('passes the page on, once at a time', () => {
    const { region, send, share } = lightboxAfter(open(), settle(), wanted);
    send(wanted);
    expect([region('sharing'), share.inputs]).toEqual(['underway', [page]]);
  });

  it.each([
    ['shared', 'idle'],
    ['cancelled', 'idle'],
    ['copied', 'copied'],
  ] as const)('that ends as %s is %s', async (outcome, expected) => {
    const { clock, region, share } = lightboxAfter(open(), settle(), wanted);
    await share.answer(outcome);
    expect(region('sharing')).toBe(expected);
    clock.increment(4000);
    expect(region('sharing')).toBe('idle');
  });

  it('that is impossible says so for four seconds', async () => {
    const { clock, region, share } = lightboxAfter(open(), settle(), wanted);
    await share.fail(new Error('no clipboard'));
    expect(region('sharing')).toBe('failed');
    clock.increment(4000);
    expect(region('sharing')).toBe('idle');
  });

  it.each(['copied', 'failed'] as const)('may be asked again while %s', async (outcome) => {
    const { region, send, share } = lightboxAfter(open(), settle(), wanted);
    await (outcome === 'copied' ? share.answer('copied') : share.fail(new Error('x')));
    send(wanted);
    expect([region('sharing'), share.inputs.length]).toEqual(['underway', 2]);
  });
});
