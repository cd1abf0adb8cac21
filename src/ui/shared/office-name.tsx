import { Fragment } from 'react';
import type { CityConfig } from '../../domain/city-config.ts';

/** The name of the office, in its one to three lines. */
export function OfficeName({ office: { nameLines } }: Pick<CityConfig, 'office'>) {
  return nameLines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && (
        <>
          {' '}
          <br />
        </>
      )}
      <span>{line}</span>
    </Fragment>
  ));
}
