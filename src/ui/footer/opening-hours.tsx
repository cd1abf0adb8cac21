import { useEffect, useState } from 'react';
import * as texts from '../../domain/footer/texts.ts';
import type { OfficeStatus } from '../../domain/office-hours/office-hours.ts';
import { officeStatus } from '../../domain/office-hours/office-status.ts';
import { hoursText, openingDay } from '../../domain/office-hours/opening-words.ts';
import { specialRows } from '../../domain/office-hours/special-rows.ts';
import { becauseOf } from '../../domain/office-hours/texts.ts';
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
    const look = () =>
      setStatus(officeStatus(config.openingHours, clock.now(), config.timeZone, config.specialDays));
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
                  <strong>{texts.openNow}</strong> <span>{texts.openUntil(status.until)}</span>
                  {status.occasion && <span>{` ${becauseOf(status.occasion)}`}</span>}
                </>
              ) : (
                <>
                  <strong>{texts.closedNow}</strong>
                  {status.occasion && <span>{` ${becauseOf(status.occasion)}`}</span>}
                  <span>{texts.opensAt({ day: openingDay(status), time: status.next.from })}</span>
                </>
              )}
            </span>
          </>
        ) : (
          texts.hoursTitle
        )}
      </p>
      <dl className={`${block}__table`}>
        {config.openingHours.map((run) => (
          <div
            className={`${block}__day`}
            key={run.label}
            aria-current={status && !status.occasion && run.days.includes(status.today) ? 'date' : undefined}
          >
            <dt>{run.label}</dt>
            <dd>{hoursText(run)}</dd>
          </div>
        ))}
        {specialRows(config.specialDays, status?.date).map(({ key, label, hours, isToday }) => (
          <div className={`${block}__day`} key={key} aria-current={isToday ? 'date' : undefined}>
            <dt>{label}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
