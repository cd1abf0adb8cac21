import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const pages = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

// The first lies in a flood area, near a river and in a strategic area at once.
for (const [parcel, details] of varied(['06.0129', '05.0148'], 1)) {
  test(
    `the card of parcel ${parcel} prints on one A4 page, with a picture of the map`,
    details,
    async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await visit(page, `/peta/?persil=${parcel}`);
      await expect(page.locator('.place-card__head p').first()).toContainText(`Persil ${parcel}`);
      await expect(page.locator('.map-stage__loading')).toHaveCount(0);
      await page.getByRole('button', { name: 'Cetak' }).first().click();
      const picture = page.locator('.map-print__map');
      await expect(picture).toHaveCount(1);
      // A map that was read after its frame had gone is one colour.
      const colours = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0, 40, 40);
        const pixels = new Uint32Array(context?.getImageData(0, 0, 40, 40).data.buffer ?? new ArrayBuffer(0));
        return new Set(pixels).size;
      });
      expect(colours).toBeGreaterThan(20);
      expect(pages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
    },
  );
}
