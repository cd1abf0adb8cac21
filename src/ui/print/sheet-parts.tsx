import { localClock } from '../../domain/office-hours/local-clock.ts';
import { hoursText } from '../../domain/office-hours/opening-words.ts';
import { specialRows } from '../../domain/office-hours/special-rows.ts';
import * as texts from '../../domain/print/texts.ts';
import { channelName } from '../../domain/shared/message.ts';
import { useDependencies } from '../dependencies.tsx';
import { OfficeMark } from '../shared/marks.tsx';

/** The head of a printed sheet: whose it is, how the office is reached, and what the sheet is about. */
export function SheetHead({ name }: { name: string }) {
  const { office, contact } = useDependencies().config;
  return (
    <header className="sheet-head">
      <OfficeMark of={office} />
      <div className="sheet-head__office">
        <p className="sheet-head__name">{office.name}</p>
        <p>{contact.address}</p>
        <p>{`${channelName(contact.hotline.href)} ${contact.hotline.label}, ${contact.email}`}</p>
      </div>
      <p className="sheet-head__subject">{name}</p>
    </header>
  );
}

/** The end of a printed sheet: the hours, and what stands at the foot of every page where the browser draws none there. */
export function SheetFoot(props: { hasHours: boolean; foot: readonly string[] }) {
  const { config, clock } = useDependencies();
  const { openingHours, specialDays, timeZone } = config;
  const { hasHours, foot } = props;
  const special = specialRows(specialDays, localClock(clock.now(), timeZone).date);
  const hasMargins = 'CSSMarginRule' in window;
  return (
    <footer className="sheet-foot">
      {hasHours && (
        <dl className="sheet-foot__hours">
          <div>
            <dt>{texts.counterHours}</dt>
          </div>
          {openingHours.map((run) => (
            <div key={run.label}>
              <dt>{run.label}</dt> <dd>{hoursText(run)}</dd>
            </div>
          ))}
          {special.map(({ key, label, hours }) => (
            <div key={key}>
              <dt>{label}</dt> <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {!hasMargins && foot.map((line) => <p key={line}>{line}</p>)}
    </footer>
  );
}
