import { hoursText } from '../../domain/office-hours/opening-words.ts';
import * as texts from '../../domain/pages/texts.ts';
import { useDependencies } from '../dependencies.tsx';

/** How to reach the office when a page cannot help: hotline, address and opening hours. */
export function OfficeContact() {
  const { contact, openingHours } = useDependencies().config;
  return (
    <dl className="panel-page__contact">
      <div>
        <dt>{texts.hotline}</dt>
        <dd>
          <a href={contact.hotline.href} rel="noopener noreferrer" translate="no">
            {contact.hotline.label}
          </a>
        </dd>
      </div>
      <div>
        <dt>{texts.alamat}</dt>
        <dd translate="no">{contact.address}</dd>
      </div>
      {openingHours.map((run) => (
        <div key={run.label}>
          <dt>{run.label}</dt>
          <dd>{hoursText(run)}</dd>
        </div>
      ))}
    </dl>
  );
}
