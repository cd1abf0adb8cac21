import { useEffect, useState } from 'react';
import * as texts from '../../domain/footer/texts.ts';
import type { OfficeStatus, Weekday } from '../../domain/office-hours/office-hours.ts';
import { officeStatus } from '../../domain/office-hours/office-status.ts';
import { dayName, hoursText } from '../../domain/office-hours/opening-words.ts';
import { useDependencies } from '../dependencies.tsx';

const MINUTE_MS = 60_000;

/**
 * The opening hours, today marked, and whether the office is open now (known once the page is hydrated).
 * @param block the CSS block that the table belongs to
 */
export function OpeningHoursTable({ block = 'footer' }: { block?: 'footer' | 'handoff' }) {
  const { config, clock } = useDependencies();
  const [status, setStatus] = useState<OfficeStatus>();

  useEffect(() => {
    const look = () => setStatus(officeStatus(config.openingHours, clock.now(), config.timeZone));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [config, clock]);

  return (
    <>
      <p className={`${block}__status`}>
        {status ? (
          <>
            <span
              className={`${block}__light${status.open ? ` ${block}__light--open` : ''}`}
              aria-hidden="true"
            />
            <span>
              {status.open ? (
                <>
                  <strong>{texts.bukaSekarang}</strong> <span>{texts.sampaiPukul(status.until)}</span>
                </>
              ) : (
                <>
                  <strong>{texts.tutupSekarang}</strong>
                  <span>{texts.bukaPukul(relativeDay(status.next.day, status.today), status.next.from)}</span>
                </>
              )}
            </span>
          </>
        ) : (
          texts.jamLayanan
        )}
      </p>
      <dl className={`${block}__table`}>
        {config.openingHours.map((run) => (
          <div
            className={`${block}__day`}
            key={run.label}
            aria-current={status && run.days.includes(status.today) ? 'date' : undefined}
          >
            <dt>{run.label}</dt>
            <dd>{hoursText(run)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function relativeDay(day: Weekday, today: Weekday): string {
  return day === today ? texts.hariIni : dayName(day);
}
