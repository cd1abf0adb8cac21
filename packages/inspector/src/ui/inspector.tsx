import { useState } from 'react';
import type { InspectorFiles } from '../application/inspection/inspector-files.ts';
import type { InspectionStore } from './inspection-store.ts';
import { Bands } from './shell/band.tsx';
import { DockedLayout } from './shell/docked-layout.tsx';
import { DropTarget } from './shell/drop-target.tsx';
import { Foot, KeysDialog } from './shell/foot.tsx';
import { FullLayout } from './shell/full-layout.tsx';
import { useKeys } from './shell/keys.ts';
import { NarrowLayout } from './shell/narrow-layout.tsx';
import { SavedFiles } from './shell/saved-file.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { useFocusGiven } from './shell/use-focus-given.ts';
import { useRoom } from './shell/use-room.ts';
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
  const [isHelping, setHelping] = useState(false);
  const help = () => setHelping(true);
  const room = useRoom();
  const isNarrow = room === 'narrow' || room === 'little';
  useKeys(help);
  useFocusGiven();
  return (
    <DropTarget>
      <div className={`inspector inspector--${isNarrow ? 'narrow' : room}`}>
        <TopBar withViews={room === 'docked'} isShort={isNarrow} />
        {session.page === undefined ? (
          <p className="empty empty--page">
            Waiting for a page. Open one with <code>?inspect</code> and leave it open beside this window.
          </p>
        ) : (
          <>
            <Bands />
            {room === 'full' && <FullLayout />}
            {room === 'docked' && <DockedLayout />}
            {isNarrow && <NarrowLayout isLow={room === 'little'} />}
            {room !== 'little' && <Foot onHelp={help} count={isNarrow ? 3 : 8} />}
          </>
        )}
        <KeysDialog isOpen={isHelping} onClose={() => setHelping(false)} />
        <SavedFiles />
      </div>
    </DropTarget>
  );
}
