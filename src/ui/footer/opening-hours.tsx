import { useEffect, useState } from 'react';
import type { OfficeStatus, Weekday } from '../../domain/office-hours/office-hours.ts';
import { officeStatus } from '../../domain/office-hours/office-status.ts';
import { useDependencies } from '../dependencies.tsx';

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;
const MINUTE_MS = 60_000;

/**
 * The opening hours, today marked, and whether the office is open now (known once the page is alive).
 * @param block whose part it is, by the name of its styles
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
                  <strong>Buka sekarang</strong> sampai pukul {status.until}
                </>
              ) : (
                <>
                  <strong>Tutup sekarang</strong>, buka {dayName(status.next.day, status.today)} pukul{' '}
                  {status.next.from}
                </>
              )}
            </span>
          </>
        ) : (
          'Jam layanan'
        )}
      </p>
      <dl className={`${block}__table`}>
        {config.openingHours.map(({ label, days, hours }) => (
          <div
            className={`${block}__day`}
            key={label}
            aria-current={status && days.includes(status.today) ? 'date' : undefined}
          >
            <dt>{label}</dt>
            <dd>{hours ? `${hours.from}–${hours.to}` : 'Tutup'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function dayName(day: Weekday, today: Weekday): string {
  return day === today ? 'hari ini' : DAYS[day];
}
