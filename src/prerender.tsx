import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { procedures } from 'virtual:city-steps';
import { mapData } from 'virtual:map-data';
import { createMemoryHistory } from '@tanstack/history';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { ContentSnapshot } from './application/machine-ports.ts';
import { ADAPTERS, composeHome } from './composition.ts';
import { containerFrom } from './container.ts';
import { PAGE_DESCRIPTIONS } from './domain/about/page-descriptions.ts';
import type { Kelurahan } from './domain/map/city-overview.ts';
import { dataCatalogue } from './domain/map/data-catalogue.ts';
import { HOME } from './domain/navigation/address.ts';
import { HANDOFF_ROUTES, handoffAddress } from './domain/navigation/handoff.ts';
import { INNER_PAGES, innerPages } from './domain/navigation/inner-pages.ts';
import type { StructuredData } from './domain/office-data.ts';
import { type Procedure, type Step, stepsOf } from './domain/procedures/procedure.ts';
import { sectionsOf } from './domain/regulations/regulation.ts';
import { pageDescription, pageTitle } from './domain/regulations/regulation-words.ts';
import { handoffTitle } from './domain/services/offered.ts';
import { homeTitle } from './domain/shared/page-title.ts';
import { REGULATIONS, sectionAddress } from './domain/shared/regulation-address.ts';
import * as texts from './domain/shared/texts.ts';
import { composeMap, MAP_ADAPTERS } from './map-composition.ts';
import { App } from './ui/app.tsx';
import { PlainProcedure } from './ui/finder/plain-procedure.tsx';
import { PlainProcedures } from './ui/finder/plain-procedures.tsx';
import { MapPage } from './ui/map-page/map-page.tsx';
import { HomePage } from './ui/pages/home-page.tsx';
import { loadRegulations } from './ui/pages/load-regulation.ts';
import { openRouted } from './ui/router.tsx';
import { PlainServices } from './ui/services/plain-services.tsx';

/** A page as the build writes it: its file, its title, its HTML, and the address that it leads on to. */
export interface RenderedPage {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly onward?: string;
  readonly snapshot: ContentSnapshot;
  /** What search engines learn of its content. */
  readonly described?: StructuredData;
}

/** What is rendered of the site: the landing page by its files, and the other pages. */
export interface RenderedPages {
  readonly home: readonly RenderedPage[];
  readonly others: readonly RenderedPage[];
}

async function renderPage(path: string, snapshot: ContentSnapshot): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const from = { config, deployment: __DEPLOYMENT__, snapshot, history };
  const { dependencies } = composeHome(from, containerFrom(ADAPTERS, from));
  const page =
    path === HOME ? (
      <HomePage />
    ) : (
      await openRouted(history).catch((error) => {
        throw cannotRender(path, error);
      })
    );
  return renderToText(
    path,
    <App dependencies={dependencies} servedOnly={<PlainServices />}>
      {page}
    </App>,
  );
}

/**
 * Renders a page to HTML.
 * @param path names the page in errors
 * @throws Error with the page and the reason where any part of it throws, or where the result has no heading
 */
export async function renderToText(path: string, page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // React goes on without a part that threw, and reports success even with an empty page.
  // In one piece: React would move large parts to the end, with scripts that the policy forbids.
  const options = {
    onError: (error: unknown) => void errors.push(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  };
  const { prelude } = await prerender(page, options).catch((error) => {
    throw cannotRender(path, errors[0] ?? error);
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw cannotRender(path, errors[0]);
  if (!html.includes('<h1')) throw cannotRender(path, new Error('it has no heading'));
  return html;
}

function cannotRender(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The page ${path} cannot be rendered: ${reason}`, { cause });
}

/**
 * Renders every page of the site to HTML: /home with what the build knows, the pages that only say something, the
 * hand-over pages, and the fallback as 404.html.
 * @param snapshot the feed content to bake in
 * @throws Error with the page and the reason where one of them cannot be rendered
 */
export async function renderPages(snapshot: ContentSnapshot): Promise<RenderedPages> {
  const name = homeTitle(config);
  const { description } = config;
  const targets = { portalUrl: __DEPLOYMENT__.portalUrl, mapUrl: __DEPLOYMENT__.mapUrl };
  const landing = { title: name, description, html: await renderPage(HOME, snapshot), snapshot };
  // The second for hosts without redirects: the page replaces the address.
  const home = ['home.html', 'index.html'].map((file) => ({ file, ...landing }));
  const others: RenderedPage[] = [
    // The service worker serves this for any other path without network; the application fills it.
    { file: 'shell.html', title: name, description, html: texts.loading, snapshot: {} },
    {
      file: '404.html',
      title: texts.errorPageTitle(name),
      description,
      html: await renderPage('/tidak-ada', {}),
      snapshot: {},
    },
  ];
  for (const id of innerPages(targets)) {
    const { path, title } = INNER_PAGES[id];
    others.push({
      file: `${path.slice(1)}.html`,
      title: `${title} | ${name}`,
      description: PAGE_DESCRIPTIONS[id],
      html: await renderPage(path, {}),
      snapshot: {},
      ...(id === 'mapData' && { described: dataCatalogue(config, mapData) }),
    });
  }
  const { 'legal-products': products } = snapshot;
  const known: ContentSnapshot = products ? { 'legal-products': products } : {};
  others.push({
    file: `${REGULATIONS.slice(1)}.html`,
    title: texts.legalProductsPageTitle(name),
    description: texts.legalProductsPageDescription,
    html: await renderPage(REGULATIONS, known),
    snapshot: known,
  });
  for (const route of HANDOFF_ROUTES) {
    const onward = handoffAddress(route, targets);
    others.push({
      file: `${route.path.slice(1)}.html`,
      title: `${handoffTitle(config.services, route)} | ${name}`,
      description,
      html: await renderPage(route.path, {}),
      snapshot: {},
      ...(onward !== undefined && { onward }),
    });
  }
  return { home, others };
}

/** The steps of a need as HTML, for its page without the application. */
export interface RenderedProcedure {
  readonly procedure: Procedure;
  readonly steps: readonly Step[];
  readonly html: string;
}

/** What is rendered of the needs: each by itself, and the HTML of their list; undefined without any. */
export interface RenderedProcedures {
  readonly procedures: readonly RenderedProcedure[];
  readonly list: string | undefined;
}

/** Renders the steps of every need, and the list of the needs for the page of the questions (spec §2 Steps). */
export async function renderProcedures(): Promise<RenderedProcedures> {
  const plain = (name: string, content: ReactNode) =>
    renderToText(name, <div className="plain-only">{content}</div>);
  const all = procedures.procedures;
  return {
    list: all.length > 0 ? await plain('mulai', <PlainProcedures procedures={all} />) : undefined,
    procedures: await Promise.all(
      all.map(async (procedure) => {
        const steps = stepsOf(procedures, procedure);
        const props = { procedure, steps };
        return {
          ...props,
          html: await plain(procedure.id, <PlainProcedure key={procedure.id} {...props} />),
        };
      }),
    ),
  };
}

/**
 * Renders the pages of all regulations, whole and by article (spec §2 Regulation pages).
 * @throws Error with the page and the reason where one of them cannot be rendered
 */
export async function renderRegulations(): Promise<RenderedPage[]> {
  const regulations = await loadRegulations();
  const pages: RenderedPage[] = [];
  for (const regulation of regulations) {
    for (const section of [undefined, ...sectionsOf(regulation)]) {
      const path = sectionAddress(regulation.slug, section?.id);
      pages.push({
        file: `${path.slice(1)}.html`,
        title: `${pageTitle(regulation, section)} | ${config.centre.abbreviation}`,
        description: pageDescription(regulation, section),
        html: await renderPage(path, {}),
        snapshot: {},
      });
    }
  }
  return pages;
}

/**
 * Renders the page of the map with its list, for visitors without JavaScript (spec §2 Map page).
 * @param kelurahan the content of the list
 */
export async function renderMap(
  kelurahan: readonly Kelurahan[],
): Promise<{ readonly title: string; readonly description: string; readonly html: string }> {
  const engine = {
    canDraw: () => false,
    open: () => () => undefined,
    draw() {},
    go() {},
    picture: async () => undefined,
    pictureNow: () => undefined,
  };
  const from = { map, city: config, engine };
  const dependencies = composeMap(from, containerFrom(MAP_ADAPTERS, from));
  return {
    title: texts.mapPageTitle(homeTitle(config)),
    description: texts.mapPageDescription,
    html: await renderToText('/peta', <MapPage dependencies={dependencies} kelurahan={kelurahan} />),
  };
}
