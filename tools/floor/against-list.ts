import type { Allowed } from './allowed.ts';
import type { Finding } from './finding.ts';
import { FLOOR } from './floor.ts';

const covers = ({ features, in: files }: Allowed, { feature, file }: Finding): boolean =>
  features.some((one) => isWithin(feature, one)) && files.some((one) => isIn(file, one));

const isWithin = (feature: string, above: string): boolean =>
  feature === above || feature.startsWith(`${above}.`);

// A folder ends with a slash.
const isIn = (file: string, place: string): boolean =>
  place.endsWith('/') ? file.startsWith(place) : file === place;

/**
 * Holds what was found against what is allowed.
 * @returns a line for each use that is not listed, and for each feature or file that is listed in vain
 */
export function againstList(findings: readonly Finding[], allowed: readonly Allowed[]): string[] {
  const unlisted = findings
    .filter((one) => !allowed.some((entry) => covers(entry, one)))
    .map(({ feature, file, line, lacking }) => {
      const without = lacking.map((browser) => `${browser} ${FLOOR[browser]}`).join(', ');
      return `${file}:${line} uses ${feature}, which is not in ${without}`;
    });
  return [...unlisted, ...allowed.flatMap((entry) => vain(entry, findings))];
}

function vain(entry: Allowed, findings: readonly Finding[]): string[] {
  const covered = findings.filter((one) => covers(entry, one));
  const features = entry.features.filter((one) => !covered.some(({ feature }) => isWithin(feature, one)));
  const files = entry.in.filter((one) => !covered.some(({ file }) => isIn(file, one)));
  return [
    ...features.map((one) => `${one} is allowed in ${entry.in.join(', ')}, and not used there`),
    ...files.map((one) => `${one} may use ${entry.features.join(', ')}, and does not`),
  ];
}
