import { ContextPane } from '../details/context-pane.tsx';
import { MomentPane } from '../details/moment-pane.tsx';
import { PathsPane } from '../details/paths-pane.tsx';
import { SendPane } from '../details/send-pane.tsx';
import { DETAILS, type Detail } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { TabRow } from './view-tabs.tsx';

/** What each part of the details is called. */
export const DETAIL_WORDS: Readonly<Record<Detail, string>> = {
  moment: 'Moment',
  context: 'Context',
  send: 'Send',
  paths: 'Paths',
};

/** One part of the details. */
export function DetailPane({ detail }: { detail: Detail }) {
  const { chosen } = useInspector();
  return (
    <div className="pane" id="details" role="tabpanel" aria-label={DETAIL_WORDS[detail]} tabIndex={-1}>
      <h2 className="visually-hidden">{DETAIL_WORDS[detail]}</h2>
      {detail === 'moment' && <MomentPane />}
      {detail === 'context' && <ContextPane />}
      {detail === 'send' && <SendPane />}
      {detail === 'paths' && <PathsPane chosen={chosen} />}
    </div>
  );
}

/** What is known of the moment and the machine, in tabs. */
export function Details() {
  const { settings, set } = useInspector();
  const { detail } = settings;
  return (
    <section className="details" aria-label="Details">
      <TabRow
        label="Details"
        panel="details"
        tabs={DETAILS.map((name) => ({ name, word: DETAIL_WORDS[name] }))}
        chosen={detail}
        onChoose={(name) => set({ detail: name })}
      />
      <DetailPane detail={detail} />
    </section>
  );
}
