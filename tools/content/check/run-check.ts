import { join } from 'node:path';
import {
  type CheckOptions,
  FEED_NAMES,
  type Finding,
  type Ports,
  type Progress,
  runCheck as run,
  unusedFiles,
} from '@bupc/content';
import { type Mistake, placesOf } from '@bupc/content/files';
import { type Deployment, readDeployment } from '../../../src/adapters/deployment/deployment.ts';
import { createEmbeddedAddresses } from '../../../src/adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from '../../../src/adapters/image-addresses/proxy-addresses.ts';
import type { CityConfig } from '../../../src/domain/city-config.ts';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import type { Read } from '../../city/city-files.ts';
import { SOURCE_FILE } from '../../city/map/read-map.ts';
import type { OfficeRemarks } from '../../city/read-city.ts';
import { mayShrink } from '../env.ts';
import { site } from '../site.ts';
import { readFolder } from '../site-content.ts';
import { checkMap, type MapCheck } from './map/check-map.ts';
import { checkMapAnswer } from './map/map-answer.ts';
import { termNotes } from './map/term-notes.ts';
import type { CheckReport } from './report-schema.ts';
import { checkRules } from './rules.ts';
import { iconsLeft, sampleLeft } from './sample-left.ts';

/** Where a check takes place. */
export interface CheckSetting {
  /** The root of the project. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly city: CityConfig;
  /** Checked too, unless single feeds are asked for; absent where there is none. */
  readonly map?: Read<MapConfig>;
  /** What the import of the map has found that somebody should look at. */
  readonly mapNotes?: readonly string[];
  /** How much of each table of the map was read and used. */
  readonly mapTables?: readonly Mistake[];
  /** What is wrong in the texts of regulations; reported unless single feeds are asked for. */
  readonly regulations?: readonly Mistake[];
  /** What is left out of the office's lists, and what of its hours should be looked at, and sheets that are not read; reported unless single feeds are asked for. */
  readonly office?: OfficeRemarks;
  /** Called with the number of pictures and links to check, then for each. */
  readonly progress?: (total: number) => Progress;
  /** Stands in for the world in tests. */
  readonly ports?: Partial<Ports>;
}

/**
 * Checks the content and the map of this site from where the feeds come, see runCheck of packages/content.
 * @throws UsageError, EndpointError or DeploymentError where it cannot be run as asked
 */
export async function runCheck(options: CheckOptions, setting: CheckSetting): Promise<CheckReport> {
  const { root, env, city, map, regulations = [], office, progress, ports } = setting;
  const deployment = readDeployment(env);
  const { portalUrl, mapUrl, imageProxyUrl } = deployment;
  const report = await run(site, options, {
    root,
    env,
    rules: checkRules(city, { portalUrl, mapUrl }),
    images: imagesOf(deployment),
    proxyUrl: imageProxyUrl,
    mayShrink: mayShrink(env),
    others: async (folder, ask) => [
      ...(map
        ? await findingsOfMap(setting, { root, folder, ...contentOf(root, env, folder), ...asking(ask) })
        : []),
      ...regulations.map((mistake): Finding => ({ level: 'error', kind: 'regulation', ...mistake })),
      ...(folder === placesOf(root, env).publicDir ? ofTheFolder(root, env) : []),
      ...(office?.mistakes ?? []).map((one): Finding => ({ level: 'error', kind: 'office', ...one })),
      ...(office?.doubts ?? []).map((one): Finding => ({ level: 'warning', kind: 'office', ...one })),
      ...(office?.notes ?? []).map((one): Finding => ({ level: 'note', kind: 'unused', ...one })),
    ],
    ...(progress && { progress }),
    ...(ports && { ports }),
  });
  return report as CheckReport;
}

/** The content folder, where the files that it will copy into public are checked, not those of a build. */
function contentOf(root: string, env: CheckSetting['env'], folder: string): { readonly content?: string } {
  const places = placesOf(root, env);
  return folder === places.publicDir ? { content: places.folder } : {};
}

/** What of the content folder nobody uses, and what is still the sample's. */
function ofTheFolder(root: string, env: CheckSetting['env']): Finding[] {
  const { folder } = placesOf(root, env);
  const read = readFolder(folder, FEED_NAMES);
  const unused = [...read.notes, ...unusedFiles(folder, read)];
  return [
    ...unused.map((left): Finding => ({ level: 'note', kind: 'unused', ...left })),
    ...sampleLeft(folder, join(root, 'content')),
    ...iconsLeft(folder),
  ];
}

async function findingsOfMap(
  { map, mapNotes = [], mapTables = [] }: CheckSetting,
  site: Omit<MapCheck, 'config'>,
): Promise<Finding[]> {
  const notes = [
    ...mapNotes.map((message): Finding => ({ level: 'warning', kind: 'map', file: SOURCE_FILE, message })),
    ...mapTables.map((account): Finding => ({ level: 'note', kind: 'map', ...account })),
  ];
  if (map?.value !== undefined) {
    const asked = termNotes(map.value.activities);
    return [...notes, ...asked, ...(await checkMap({ config: map.value, ...site }))];
  }
  const mistakes = map?.mistakes ?? [];
  return [...notes, ...mistakes.map((mistake): Finding => ({ level: 'error', kind: 'map', ...mistake }))];
}

type Ask = (address: string, read: (response: Response) => Promise<void>) => Promise<string | undefined>;

const asking = (ask: Ask | undefined): Pick<Parameters<typeof checkMap>[0], 'ask'> =>
  ask === undefined
    ? {}
    : { ask: (address, wanted) => ask(address, (response) => checkMapAnswer(response, wanted)) };

const imagesOf = ({ imageDelivery, imageProxyUrl, contentHosts }: Deployment) =>
  imageDelivery === 'proxy' ? createProxyAddresses(imageProxyUrl) : createEmbeddedAddresses(contentHosts);
