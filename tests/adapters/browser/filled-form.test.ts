import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, expect, it, vi } from 'vitest';
import { createFormFilling } from '../../../src/adapters/browser/filled-form.ts';

const { signal } = new AbortController();
const saved: { bytes: Uint8Array; name: string }[] = [];
const forms = createFormFilling((bytes, name) => void saved.push({ bytes, name }));
const serve = (response: () => Response) => vi.stubGlobal('fetch', async () => response());
const krk = () => new Response(new Uint8Array(readFileSync('content/akar/formulir/krk.pdf')));
const values = { letak_tanah: 'Persil 05.0148', luas_tanah: '697 m²', unknown: 'x' };

afterEach(() => {
  vi.unstubAllGlobals();
  saved.length = 0;
});

it('fills the fields that a form has, and saves it', async () => {
  serve(krk);
  expect(await forms.fill({ form: '/formulir/krk.pdf', name: 'krk-05.0148.pdf', values }, signal)).toBe(
    'filled',
  );
  const [file] = saved;
  const fields = (await PDFDocument.load(file?.bytes ?? '')).getForm().getFields();
  expect(file?.name).toBe('krk-05.0148.pdf');
  expect(
    fields.map((field) => [field.getName(), 'getText' in field && (field.getText as () => string)()]),
  ).toEqual([
    ['batas_bangunan', undefined],
    ['letak_tanah', 'Persil 05.0148'],
    ['luas_tanah', '697 m²'],
  ]);
});

it('saves a form without such fields as it is, and says so', async () => {
  serve(krk);
  const outcome = await forms.fill({ form: '/x.pdf', name: 'x.pdf', values: { nama: 'Siti' } }, signal);
  expect([outcome, saved.length]).toEqual(['blank', 1]);
});

it.each([
  ['does not come', () => new Response('', { status: 404 })],
  ['is a page', () => new Response('<!doctype html>')],
])('fails where the form %s, and saves nothing', async (_, response) => {
  serve(response);
  await expect(forms.fill({ form: '/x.pdf', name: 'x.pdf', values }, signal)).rejects.toThrow();
  expect(saved).toEqual([]);
});
