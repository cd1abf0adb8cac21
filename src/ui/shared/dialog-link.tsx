import type { MouseEvent, ReactNode, RefObject } from 'react';
import { dialogAddress } from '../../domain/navigation/address.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { withParcel } from '../../domain/shared/carried-parcel.ts';
import { useDialogIntent, useIntent } from './dialog-intent.tsx';
import { isPlainClick } from './plain-click.ts';
import { useFollowLink } from './use-follow-link.ts';

/** A link to a dialog: an address that can be shared, copied and opened in a tab of its own. */
export interface DialogLinkProps {
  readonly ref?: RefObject<HTMLAnchorElement | null>;
  readonly open: OpenDialogs;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'true' | 'page' | undefined;
  readonly onClick?: () => void;
  /** False where /home is another page, so that the link simply leads there. */
  readonly page?: boolean;
  /** The number of a parcel that goes along to another page. */
  readonly parcel?: string | undefined;
}

/** A plain link that opens a dialog of /home without leaving the page. */
export function DialogLink({ ref, open, children, onClick, page = true, parcel, ...rest }: DialogLinkProps) {
  const followLink = useFollowLink();
  const intent = useIntent(useDialogIntent(), ref);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (!page || !isPlainClick(event)) return;
    event.preventDefault();
    const { dataset } = event.currentTarget;
    dataset.pressed = '';
    followLink({ open }, () => delete dataset.pressed);
  };
  return (
    <a {...rest} {...intent} href={withParcel(dialogAddress(open), parcel)} onClick={follow} data-app="">
      {children}
    </a>
  );
}
