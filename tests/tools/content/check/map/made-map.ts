import { map } from 'virtual:city-map';
import type { Finding } from '@bupc/content';
import type { MapConfig } from '../../../../../src/domain/map/map-config.ts';
import type { Mistake } from '../../../../../tools/content/check/map/mistake.ts';

/** The site's map, with something else in some of its places. */
export const mapWith = (parts: Partial<MapConfig>): MapConfig => ({ ...map, ...parts });

/** Mistakes as they are reported. */
export const linesOf = (mistakes: readonly Mistake[]): string[] =>
  mistakes.map(({ level, message }) => `${level} ${message}`);

/** Findings as they are reported, with their files. */
export const lines = (findings: readonly Finding[]): string[] =>
  findings.map(({ level, file, message }) => `${level} ${file}: ${message}`);
