import { expect, it } from 'vitest';
import { connectDropdown } from '../../../src/application/connectors/connect-dropdown.ts';
import { started } from '../../fixtures/started-site.ts';
import { testDependencies } from '../../ui/dependencies.ts';

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

it('the active tab hears of no dropdown once it is disconnected', () => {
  const { site } = testDependencies();
  for (const actor of [site.dropdown, site.navigation]) actor.start();
  connectDropdown(site)();
  site.dropdown.send({ type: 'button.toggled' });
  expect(site.navigation.getSnapshot().value).toBe('beranda');
});
