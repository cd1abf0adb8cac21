import { useEffect, useRef } from 'react';
import type { InspectorFiles } from '../application/inspection/inspector-files.ts';
import type { InspectionStore } from './inspection-store.ts';
import { Bands } from './shell/band.tsx';
import { focusGiven, useKeys } from './shell/keys.ts';
import { KeysDialog } from './shell/keys-dialog.tsx';
import { Layout } from './shell/layout.tsx';
import { SavedFiles } from './shell/saved-file.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { InspectorProvider, useInspector } from './use-inspector.tsx';
import './inspector.scss';

/** The state inspector: a log, and everything about the moment that is chosen in it. */
export function Inspector({ store, files }: { store: InspectionStore; files: InspectorFiles }) {
  return (
    <InspectorProvider store={store} files={files}>
      <Shell />
    </InspectorProvider>
  );
}

function Shell() {
  const { session } = useInspector();
  const keys = useRef<HTMLDialogElement>(null);
  const help = () => {
    if (!keys.current?.open) keys.current?.showModal();
  };
  useKeys(help);
  useEffect(() => {
    if (session.focused > 0) focusGiven();
  }, [session.focused]);
  return (
    <div className="inspector">
      <TopBar onHelp={help} />
      {session.page === undefined ? (
        <p className="empty empty--page">
          Waiting for a page. Open one with <code>?inspect</code>.
        </p>
      ) : (
        <>
          <Bands />
          <Layout />
        </>
      )}
      <KeysDialog ref={keys} />
      <SavedFiles />
    </div>
  );
}
