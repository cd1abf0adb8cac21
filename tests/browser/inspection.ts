import { readFile } from 'node:fs/promises';
import type { Download, FrameLocator, Page } from '@playwright/test';
import { expect, visit } from './site.ts';

/** The inspector in the dock of a page. */
export const inspectorOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="State inspector"]');

/** Opens a page with its inspector, and waits until the inspector has heard of it. */
export async function inspect(page: Page, path: string): Promise<FrameLocator> {
  await visit(page, path);
  const inspector = inspectorOf(page);
  await expect(inspector.getByRole('navigation', { name: 'Views' })).toBeVisible();
  return inspector;
}

/** Chooses a machine. */
export async function choose(inspector: FrameLocator, machine: string): Promise<void> {
  await inspector.getByRole('navigation', { name: 'Actors' }).getByText(machine, { exact: true }).click();
}

/** Shows one of the views. */
export async function show(inspector: FrameLocator, view: string): Promise<void> {
  await inspector.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: view }).click();
}

/** Shows one of the tabs about the moment and the machine. */
export async function detail(inspector: FrameLocator, tab: string): Promise<void> {
  await inspector.getByRole('tab', { name: tab }).click();
}

/** Sends the chosen machine an event as it is written. */
export async function send(inspector: FrameLocator, text: string): Promise<void> {
  await detail(inspector, 'Send');
  await inspector.getByLabel('Event', { exact: true }).fill(text);
  await inspector.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Opens a text as a file. */
export async function openFile(inspector: FrameLocator, text: string): Promise<void> {
  await inspector
    .getByLabel('Open a file')
    .setInputFiles({ name: 'opened.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Goes on to what a link or a file brings, on the page that asks. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buka halaman uji' }).click();
}

/** What an inspector saves when it is asked to. */
export async function saved(page: Page, ask: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Plays what is opened, at once, to its end. */
export async function playAtOnce(inspector: FrameLocator): Promise<void> {
  await inspector.getByLabel('Speed').selectOption('at once');
  await inspector.getByRole('button', { name: /^Play/ }).first().click();
}
