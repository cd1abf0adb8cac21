import type { CityConfig } from '../../../src/domain/city-config.ts';

/** Of an office what the rules of its feeds depend on: its planning centre's name in profiles, its years in dates. */
export type OfficeRules = Pick<CityConfig, 'centre' | 'shows2025As2024'>;
