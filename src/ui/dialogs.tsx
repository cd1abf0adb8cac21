import { type ComponentType, type ReactNode, useContext, useDeferredValue } from 'react';
import { SHOWN_MACHINES } from '../application/shown-machines.ts';
import { DIALOG_IDS, type DialogId, dialogOf } from '../domain/navigation/dialogs.ts';
import { DialogBoundary } from './dialog-failed.tsx';
import { FinderDialog } from './finder/finder-dialog.tsx';
import { Lightbox } from './gallery/lightbox.tsx';
import { Guide } from './guide/guide.tsx';
import { InteractionDialog } from './interaction/interaction-dialog.tsx';
import { MapDialog } from './map/map-dialog.tsx';
import { ArticleDialog } from './news/article-dialog.tsx';
import { Search } from './search/search.tsx';
import { ServicesDialog } from './services/services-dialog.tsx';
import { TermsDialog } from './services/terms-dialog.tsx';
import { useDialog } from './shared/use-dialog.ts';
import { DialogDepth } from './shared/use-follow-link.ts';
import { ProfileDialog } from './staff/profile-dialog.tsx';

export { SHOWN_MACHINES };

/** The props of every dialog: a function that closes it, and the dialogs that open over it. */
interface DialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const VIEWS: Readonly<Record<DialogId, ComponentType<DialogProps>>> = {
  services: ServicesDialog,
  map: MapDialog,
  interaction: InteractionDialog,
  itrTerms: ({ onClose }) => <TermsDialog service="itr" onClose={onClose} />,
  krkTerms: ({ onClose }) => <TermsDialog service="krk" onClose={onClose} />,
  profile: ProfileDialog,
  article: ArticleDialog,
  lightbox: Lightbox,
  guide: Guide,
  finder: FinderDialog,
  search: Search,
};

/** Every dialog of the page; each shows by its own region of the dialogs machine. */
export function Dialogs() {
  return dialogsOver(undefined);
}

const dialogsOver = (under: DialogId | undefined): ReactNode =>
  DIALOG_IDS.filter((id) => dialogOf(id).over === under).map((id) => <OneDialog key={id} id={id} />);

/**
 * Renders a dialog where it is open; a dialog that opens over it is rendered alone where this one is closed. It appears
 * after the click that opened it was answered, in slices, and disappears at once. A dialog that was loading replaces
 * its frame without a gap.
 */
function OneDialog({ id }: { id: DialogId }): ReactNode {
  const [isOpen, close] = useDialog(id);
  const depth = useContext(DialogDepth);
  const View = VIEWS[id];
  const isDue = useDeferredValue(isOpen, dialogOf(id).over === undefined && isOpen);
  const above = dialogsOver(id);
  if (!isOpen) return above;
  if (!isDue) return null;
  return (
    <DialogBoundary dialog={id} onClose={close}>
      <DialogDepth value={depth + 1}>
        <View onClose={close}>{above}</View>
      </DialogDepth>
    </DialogBoundary>
  );
}
