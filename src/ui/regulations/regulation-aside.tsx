import * as texts from '../../domain/regulations/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { RegulationActions } from './regulation-head.tsx';
import { useRegulation } from './use-regulation.ts';

/** Where the shown section is used on this site, and whom to ask. */
export function RegulationAside() {
  const { regulation, shown = '' } = useRegulation();
  const { answerWithinDays } = useDependencies().config.contact;
  const uses = regulation.uses[shown] ?? [];
  return (
    <aside className="regulation-aside" aria-label={texts.asideLabel}>
      {shown !== '' && <RegulationActions />}
      {uses.length > 0 && (
        <>
          <h2>{texts.usedInTitle}</h2>
          <ul>
            {uses.map(({ label, note, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                <small>{note}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="regulation-aside__ask needs-application">
        <h2>{texts.unclearTitle}</h2>
        <p>{unbroken(texts.answerWithin(answerWithinDays))}</p>
        <DialogLink className="button button--outline" open={{ layanan: 'interaksi' }} page={false}>
          {sharedTexts.askOfficer}
        </DialogLink>
      </div>
    </aside>
  );
}
