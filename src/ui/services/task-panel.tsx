import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import './task-panel.scss';

const TASKS: readonly { readonly name: string; readonly term: string; readonly open: OpenDialogs }[] = [
  { name: 'Cek peruntukan tanah', term: 'Informasi Tata Ruang (ITR)', open: { layanan: 'itr' } },
  { name: 'Ketahui aturan membangun', term: 'Keterangan Rencana Kota (KRK)', open: { layanan: 'krk' } },
  { name: 'Ajukan rencana perumahan', term: 'Rencana tapak kawasan hunian', open: { layanan: 'siteplan' } },
  {
    name: 'Tanya atau lapor ke petugas',
    term: 'Konsultasi, pengaduan, saran, data',
    open: { layanan: 'interaksi' },
  },
];

/** The question of the page and its four plain tasks; each opens the dialog that serves it. */
export function TaskPanel() {
  return (
    <div className="task-panel">
      <h1 className="task-panel__question">Mau mengurus apa hari ini?</h1>
      <ul className="task-panel__list needs-application">
        {TASKS.map((task) => (
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
      <p className="task-panel__unsure needs-application">
        Belum tahu yang mana? <DialogLink open={{ mulai: '' }}>Jawab empat pertanyaan</DialogLink>
      </p>
      <a className="plain-only task-panel__plain" href="#services">
        Lihat layanan dan syaratnya
      </a>
    </div>
  );
}
