import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { catalogueGroups } from '../../src/domain/map/catalogue-layers.ts';
import { layerAddress } from '../../src/domain/map/map-address.ts';
import { mapCatalogue } from '../../src/domain/map/map-catalogue.ts';
import { sheetOf } from '../../src/domain/map/zone-sheet.ts';
import { sectionAddress } from '../../src/domain/shared/regulation-address.ts';
import type { PrivacyBuild } from '../../src/ui/pages/inner/privacy-text.tsx';
import type { SiteFacts } from '../../src/ui/pages/inner/site-groups.ts';
import { outsideHosts } from '../build/outside-hosts.ts';
import type { Environment } from './city-files.ts';
import { readMap } from './map/read-map.ts';
import { readCity } from './read-city.ts';
import { readRegulations } from './regulations/read-regulations.ts';
import { readSteps } from './steps/read-steps.ts';

/** Gives what a build asks of others, and what the content folder has beside the office. @throws CityError */
export async function readSiteFacts(
  env: Environment,
): Promise<{ readonly build: PrivacyBuild; readonly facts: SiteFacts }> {
  const deployment = readDeployment(env);
  const map = await readMap(env);
  const { offline, imageDelivery, qa, portalUrl, mapUrl } = deployment;
  const build: PrivacyBuild = {
    ...{ offline, isProxied: imageDelivery === 'proxy', qa, portalUrl, mapUrl },
    hosts: outsideHosts(deployment, readCity(env), map),
  };
  const facts: SiteFacts = {
    needs: readSteps(env).procedures.map(({ id, name }) => ({ id, name })),
    regulations: readRegulations(env).map(({ slug, shortName, about }) => ({
      title: `${shortName}: ${about}`,
      href: sectionAddress(slug),
    })),
    layers: catalogueGroups(mapCatalogue(''), map).flatMap(({ layers }) =>
      layers.map(({ id, name: title }) => ({ title, href: layerAddress(id) })),
    ),
    sheets: map.zones.flatMap((zone) => {
      const sheet = zone.isLandless ? undefined : sheetOf(map, zone);
      return sheet ? [{ title: sheet.label, href: sheet.address }] : [];
    }),
  };
  return { build, facts };
}
