import * as catalogueTexts from './catalogue-texts.ts';
import type { MapLayer } from './map-category.ts';

/** The eleven structure-space layers of RTRW (spec §2 Map dialog). */
export const STRUCTURE_LAYERS: readonly MapLayer[] = [
  {
    id: 'rtrw-pusat-pelayanan',
    name: catalogueTexts.serviceCentres,
    description: catalogueTexts.serviceCentresText,
  },
  { id: 'rtrw-jalan', name: catalogueTexts.roads, description: catalogueTexts.roadsText },
  { id: 'rtrw-kereta-api', name: catalogueTexts.railways, description: catalogueTexts.railwaysText },
  {
    id: 'rtrw-transportasi-laut',
    name: catalogueTexts.seaTransport,
    description: catalogueTexts.seaTransportText,
  },
  { id: 'rtrw-energi', name: catalogueTexts.energy, description: catalogueTexts.energyText },
  {
    id: 'rtrw-telekomunikasi',
    name: catalogueTexts.telecommunications,
    description: catalogueTexts.telecommunicationsText,
  },
  {
    id: 'rtrw-sumber-daya-air',
    name: catalogueTexts.waterResources,
    description: catalogueTexts.waterResourcesText,
  },
  {
    id: 'rtrw-air-minum',
    name: catalogueTexts.drinkingWater,
    description: catalogueTexts.drinkingWaterText,
  },
  {
    id: 'rtrw-air-limbah',
    name: catalogueTexts.wasteWater,
    description: catalogueTexts.wasteWaterText,
  },
  {
    id: 'rtrw-persampahan',
    name: catalogueTexts.refuse,
    description: catalogueTexts.refuseText,
  },
  { id: 'rtrw-drainase', name: catalogueTexts.drainage, description: catalogueTexts.drainageText },
];
