import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { createRegulationActor } from '../../application/regulations/regulation-machine.ts';
import { searchRegulation } from '../../domain/regulations/found-in-regulation.ts';
import type { Regulation } from '../../domain/regulations/regulation.ts';
import { pageTitle, paperState } from '../../domain/regulations/regulation-words.ts';
import { readInside, writeInside } from '../../domain/regulations/search-in-address.ts';
import { sectionAt } from '../../domain/regulations/section-at.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Contents } from './contents.tsx';
import { RegulationAside } from './regulation-aside.tsx';
import { RegulationBody } from './regulation-body.tsx';
import { RegulationHead } from './regulation-head.tsx';
import { RegulationContext, type ShownRegulation } from './use-regulation.ts';
import { useShownHit } from './use-shown-hit.ts';
import './regulation.scss';
import './rule.scss';
import './contents.scss';

/** The id of the words of a regulation, past its contents. */
export const WORDING = 'naskah';

/** A regulation, or one of its articles and annexes, as the page shows it (spec §2 Regulation pages). */
export function RegulationView({ regulation, id }: { regulation: Regulation; id: string | undefined }) {
  const { address, page, share, copyText, config } = useDependencies();
  const position = id === undefined ? undefined : sectionAt(regulation, id);
  const actor = useMemo(
    () =>
      createRegulationActor({
        share,
        copyText,
        writeSearch: (search) => {
          const { search: present } = address.current();
          const next = writeInside(search, present);
          // The same address once more would scroll the page to its top.
          if (next !== present) page.send({ type: 'query.replaced', search: next });
        },
      }),
    [address, page, share, copyText],
  );
  const { send } = actor;
  const snapshot = useSelector(actor, (present) => present);
  const { query, at, copied } = snapshot.context;
  const found = useMemo(() => searchRegulation(regulation, query), [regulation, query]);
  // Once the served page answers: what the address searches for was not known to the build.
  useEffect(() => {
    actor.start();
    const inside = readInside(address.current().search);
    if (inside.query !== '') actor.send({ type: 'query.changed', query: inside.query });
    if (inside.at > 0) actor.send({ type: 'hit.chosen', at: inside.at });
    return () => void actor.stop();
  }, [address, actor]);
  const body = useRef<HTMLDivElement>(null);
  useShownHit(body, query, at);

  const path = sectionAddress(regulation.slug, id);
  const title = pageTitle(regulation, position?.section);
  const shown: ShownRegulation = {
    regulation,
    shown: id,
    query,
    at,
    found,
    search: (words) => send({ type: 'query.changed', query: words }),
    choose: (hit) => send({ type: 'hit.chosen', at: hit }),
    copy: (copiedPath, what) => send({ type: 'copy.requested', url: `${config.origin}${copiedPath}`, what }),
    share: () => send({ type: 'share.requested', page: { title, url: `${config.origin}${path}` } }),
  };
  const isCopied = snapshot.matches({ copying: 'copied' }) || snapshot.matches({ sharing: 'copied' });
  const hasFailed = snapshot.matches({ copying: 'failed' }) || snapshot.matches({ sharing: 'failed' });
  const what = snapshot.matches({ copying: 'copied' }) && copied === 'paragraph';

  return (
    <RegulationContext value={shown}>
      <RegulationHead section={position?.section} />
      <div className="wrap regulation" data-sheet-state={paperState(regulation)}>
        <Contents />
        <div className="regulation__body" id={WORDING} tabIndex={-1} ref={body}>
          <RegulationBody position={position} />
        </div>
        <RegulationAside />
      </div>
      <p className="regulation-said" role="status">
        {isCopied
          ? what
            ? texts.paragraphAddressCopied
            : texts.addressCopied
          : hasFailed && sharedTexts.addressNotCopied}
      </p>
    </RegulationContext>
  );
}
