import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { isGiven } from '../../domain/services/service-table.ts';
import * as texts from '../../domain/services/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import './task-panel.scss';

const TASKS: readonly { readonly name: string; readonly term: string; readonly open: OpenDialogs }[] = [
  { name: texts.taskItr, term: sharedTexts.itr, open: { layanan: 'itr' } },
  { name: texts.taskKrk, term: sharedTexts.krk, open: { layanan: 'krk' } },
  {
    name: texts.taskSitePlan,
    term: texts.taskSitePlanText,
    open: { layanan: 'siteplan' },
  },
  {
    name: texts.taskOfficer,
    term: texts.taskOfficerText,
    open: { layanan: 'interaksi' },
  },
];

const UNSURE = {
  name: sharedTexts.notSureWhich,
  term: texts.taskNotSureText,
  open: { mulai: '' },
} as const;

/**
 * The question of the page and its plain tasks, four where the office gives all services, and one for who does not know which; each opens
 * the dialog that serves it.
 */
export function TaskPanel() {
  const { services } = useDependencies().config;
  const tasks = [...TASKS.filter(({ open }) => isGiven(services, open.layanan)), UNSURE];
  return (
    <div className="task-panel">
      <h1 className="task-panel__question">{texts.taskQuestion}</h1>
      <ul className="task-panel__list needs-application">
        {tasks.map((task) => (
          <li key={task.name}>
            <DialogLink className="task" open={task.open}>
              <span className="task__words">
                <span className="task__name">{task.name}</span>
                <span className="task__term">{task.term}</span>
              </span>
              <span className="task__tile">
                <Icon name="arrow-right" />
              </span>
            </DialogLink>
          </li>
        ))}
      </ul>
      <a className="plain-only task-panel__plain" href="#services">
        {texts.taskAllServices}
      </a>
    </div>
  );
}
