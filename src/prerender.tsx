import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { config } from '../site.config.ts';
import type { ContentSnapshot } from './application/machines.ts';
import { composeDependencies } from './container.ts';
import { HANDOFF_ROUTES, handoffAddress } from './domain/navigation/handoff.ts';
import { App } from './ui/app.tsx';
import { createSiteRouter } from './ui/router.tsx';

/** A page as the build writes it: where to, its title, its HTML, and where it leads on to. */
export interface RenderedPage {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly onward?: string;
  readonly snapshot: ContentSnapshot;
}

async function renderPage(path: string, snapshot: ContentSnapshot): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const dependencies = composeDependencies({ config, deployment: __DEPLOYMENT__, snapshot, history });
  const router = createSiteRouter(history, false);
  await router.load();
  const { prelude } = await prerender(<App dependencies={dependencies} router={router} />);
  return new Response(prelude).text();
}

/**
 * Renders every page of the site to HTML: /home with what the build knows, the hand-over pages, and the
 * fallback as 404.html.
 * @param snapshot the feed content to bake in
 */
export async function renderPages(snapshot: ContentSnapshot): Promise<RenderedPage[]> {
  const name = `${config.centre.abbreviation} | ${config.office.name}`;
  const { description } = config;
  const targets = { portalUrl: __DEPLOYMENT__.portalUrl, mapUrl: __DEPLOYMENT__.mapUrl };
  const home = { title: name, description, html: await renderPage('/home', snapshot), snapshot };
  const pages: RenderedPage[] = [
    { file: 'home.html', ...home },
    // For hosts that know no redirects: the router replaces the address.
    { file: 'index.html', ...home },
    {
      file: '404.html',
      title: `Unexpected Application Error! | ${name}`,
      description,
      html: await renderPage('/tidak-ada', {}),
      snapshot: {},
    },
  ];
  for (const route of HANDOFF_ROUTES) {
    const onward = handoffAddress(route, targets);
    pages.push({
      file: `${route.path.slice(1)}.html`,
      title: `${route.service} | ${name}`,
      description,
      html: await renderPage(route.path, {}),
      snapshot: {},
      ...(onward !== undefined && { onward }),
    });
  }
  return pages;
}
