import { expect, it } from 'vitest';
import { started } from '../../fixtures/started-site.ts';

it('Produk Hukum becomes the active tab when its dropdown opens, and stays it', () => {
  const { site } = started();
  const tab = () => site.navigation.getSnapshot().value;
  expect(tab()).toBe('beranda');
  site.dropdown.send({ type: 'pointer.entered' });
  expect(tab()).toBe('produk');
  site.navigation.send({ type: 'tab.activated', tab: 'kontak' });
  site.dropdown.send({ type: 'pointer.left' });
  expect(tab()).toBe('kontak');
  site.dropdown.send({ type: 'button.toggled' });
  site.dropdown.send({ type: 'button.toggled' });
  expect(tab()).toBe('produk');
});
