import type { Allowed } from './allowed.ts';
import type { Finding } from './finding.ts';
import { FLOOR } from './floor.ts';

function covers({ feature, in: place }: Allowed, found: Finding): boolean {
  if (found.feature !== feature && !found.feature.startsWith(`${feature}.`)) return false;
  if (place === undefined) return true;
  if (typeof place === 'string') return found.file.startsWith(place);
  return place.test(found.file);
}

/** Gives a line for each use that is not allowed. */
export const unlisted = (findings: readonly Finding[], allowed: readonly Allowed[]): string[] =>
  findings
    .filter((found) => !allowed.some((one) => covers(one, found)))
    .map(({ feature, file, line, lacking }) => {
      const without = lacking.map((browser) => `${browser} ${FLOOR[browser]}`).join(', ');
      return `${file}:${line} uses ${feature}, which is not in ${without}`;
    });

/**
 * Gives a line for each feature that is allowed and not used.
 * @param findings of the sources and of the build
 */
export const inVain = (findings: readonly Finding[], allowed: readonly Allowed[]): string[] =>
  allowed
    .filter((one) => !findings.some((found) => covers(one, found)))
    .map(
      ({ feature, in: place }) =>
        `${feature} is allowed${place === undefined ? '' : ` in ${place}`}, and not used`,
    );
