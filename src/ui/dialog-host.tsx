import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useDependencies } from './dependencies.tsx';
import { DialogIntentProvider } from './shared/dialog-intent.tsx';
import { Notice } from './shared/notice.tsx';
import { useChunk } from './shared/use-chunk.ts';
import { useRenewal } from './shared/use-renewal.ts';
import './dialog-host.scss';

const loadDialogs = () => import('./dialogs.tsx').then((module) => module.Dialogs);

/**
 * Shows the dialogs over the page, and brings their code when the first one opens or a visitor seems about to open one.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { dialogs } = useDependencies().site;
  const anyOpen = useSelector(dialogs, ({ value }) => Object.values(value).includes('open'));
  const { component: Dialogs, failed, ask, intend } = useChunk<object>(loadDialogs, anyOpen);
  useRenewal(anyOpen && failed);
  return (
    <DialogIntentProvider onIntent={intend}>
      {children}
      {Dialogs && <Dialogs />}
      {anyOpen && failed && (
        <div className="dialog-host__failed">
          <Notice
            kind="failed"
            title="Jendela ini gagal dimuat"
            detail="Periksa sambungan Anda, lalu coba lagi."
            action={{ label: 'Coba Lagi', onAct: ask }}
          />
        </div>
      )}
    </DialogIntentProvider>
  );
}
