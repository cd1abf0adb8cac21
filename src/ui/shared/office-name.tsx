import type { CityConfig } from '../../domain/city-config.ts';

/** The name of the office, in its two lines. */
export function OfficeName({ office: { nameLines } }: Pick<CityConfig, 'office'>) {
  return (
    <>
      <span>{nameLines[0]}</span> <br />
      <span>{nameLines[1]}</span>
    </>
  );
}
