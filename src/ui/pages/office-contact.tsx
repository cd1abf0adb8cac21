import { useEffect, useState } from 'react';
import { localClock } from '../../domain/office-hours/local-clock.ts';
import { hoursText } from '../../domain/office-hours/opening-words.ts';
import { specialRows } from '../../domain/office-hours/special-rows.ts';
import type { Day } from '../../domain/shared/day.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';

/** How to reach the office when a page cannot help: hotline, address, opening hours and special days soon. */
export function OfficeContact() {
  const { config, clock } = useDependencies();
  const { contact, openingHours, specialDays, timeZone } = config;
  const [today, setToday] = useState<Day>();
  // Not in a build, which does not know the visitor's day.
  useEffect(() => setToday(localClock(clock.now(), timeZone).date), [clock, timeZone]);
  return (
    <dl className="panel-page__contact">
      <div>
        <dt>{sharedTexts.hotline}</dt>
        <dd>
          <a href={contact.hotline.href} rel="noopener noreferrer" translate="no">
            {contact.hotline.label}
          </a>
        </dd>
      </div>
      <div>
        <dt>{sharedTexts.address}</dt>
        <dd translate="no">{unbroken(contact.address)}</dd>
      </div>
      {openingHours.map((run) => (
        <div key={run.label}>
          <dt>{run.label}</dt>
          <dd>{hoursText(run)}</dd>
        </div>
      ))}
      {specialRows(specialDays, today).map(({ key, label, hours }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
