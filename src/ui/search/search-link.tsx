import type { ReactNode } from 'react';
import { dialogAddress } from '../../domain/navigation/address.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import * as texts from '../../domain/search/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { afterPaint } from '../shared/after-paint.ts';
import { DialogIntentProvider, type Intent, useDialogIntent } from '../shared/dialog-intent.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { useFollowLink } from '../shared/use-follow-link.ts';
import { loadSearchBody } from './search-chunk.ts';
import { useSearchKeys } from './use-search-keys.ts';
import './search-link.scss';

/** The search, without words yet. */
const SEARCH: OpenDialogs = { temukan: '' };

/** Where a way to the search stands. */
export interface SearchLinkProps {
  /** False where /home is another page, to which it leads. */
  readonly page?: boolean;
}

/** The button of the header that opens the search over the whole site, and the keys that do (spec §2 Search). */
export function SearchButton({ page = true }: SearchLinkProps) {
  const { site } = useDependencies();
  const followLink = useFollowLink();
  useSearchKeys(() => {
    if (!page) window.location.assign(dialogAddress(SEARCH));
    else if (site.dialogs.getSnapshot().value.search !== 'open') followLink({ open: SEARCH, isOver: true });
  });
  return (
    <span className="search-button">
      <SearchIntent>
        <DialogLink className="button button--outline" open={SEARCH} page={page}>
          <Icon name="search" />
          {sharedTexts.search}
        </DialogLink>
      </SearchIntent>
    </span>
  );
}

/** The same on a phone, beside the last tab; it looks like the field that it opens. */
export function SearchField({ page = true }: SearchLinkProps) {
  return (
    <SearchIntent>
      <DialogLink className="search-field" open={SEARCH} page={page}>
        <Icon name="search" />
        {texts.fieldLink}
      </DialogLink>
    </SearchIntent>
  );
}

/** Loads the search with the dialogs when a visitor seems about to open it. */
function SearchIntent({ children }: { children: ReactNode }) {
  const { dataSaver, searchIndex } = useDependencies();
  const intendDialogs = useDialogIntent();
  const intend = (intent: Intent) => {
    intendDialogs(intent);
    if (dataSaver.isSaving()) return;
    // A failure shows when the search opens, not before.
    afterPaint(() => {
      loadSearchBody().catch(() => undefined);
      if (intent === 'touched') searchIndex.open().catch(() => undefined);
    });
  };
  return <DialogIntentProvider onIntent={intend}>{children}</DialogIntentProvider>;
}
