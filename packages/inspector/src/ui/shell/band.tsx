import { type ReactNode, useState } from 'react';
import type { MadeFile } from '../../application/inspection/messages.ts';
import { momentOf } from '../../application/inspection/session.ts';
import { clockText } from '../../domain/clock-text.ts';
import { durationText } from '../../domain/duration-text.ts';
import type { LogEntry } from '../../domain/log-entry.ts';
import type { Report } from '../../domain/report.ts';
import { reportMarkdown } from '../../domain/report-markdown.ts';
import { Button } from '../button.tsx';
import { ReplayControls } from '../replay/replay-controls.tsx';
import { useInspector } from '../use-inspector.tsx';

/** The bands above the views: a replay, a refusal, a past moment, a stopped machine. */
export function Bands() {
  const { session, moment, problems, dismiss, at, settings } = useInspector();
  const { notice, link, stored, file, replay } = session;
  const isSending = settings.view === 'log' && settings.detail === 'send';
  return (
    <>
      {replay && <ReplayControls replay={replay} />}
      {problems.length > 0 && (
        <Band tone="bad" role="alert" deeds={<Button onClick={dismiss}>Close</Button>}>
          <b>This file cannot be opened.</b>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Band>
      )}
      {notice && !(isSending && notice.tone === 'refused') && (
        <Band tone={notice.tone === 'done' ? 'done' : 'bad'} deeds={<Button onClick={dismiss}>Close</Button>}>
          {notice.texts.join(' ')}
        </Band>
      )}
      {link && <LinkCopied key={link.id} address={link.address} />}
      {file?.name.startsWith('report-') && <ReportMade key={file.id} file={file} />}
      {stored !== undefined && <StoredRecording count={stored} />}
      {at.killer && <Stopped killer={at.killer} />}
      {session.moment !== undefined && <PastMoment entry={session.log.entries[moment - 1]} />}
    </>
  );
}

/** A band across the inspector, with what can be done about it at its end. */
function Band(props: {
  tone: 'bad' | 'done' | 'past';
  role?: 'alert' | 'status' | 'note';
  deeds?: ReactNode;
  children: ReactNode;
}) {
  const { tone, role = 'status', deeds, children } = props;
  return (
    <div className={`band band--${tone}`} role={role}>
      {children}
      <span className="band__actions">{deeds}</span>
    </div>
  );
}

/** The link, to be copied by hand where the browser did not let it. */
function LinkCopied({ address }: { address: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Band tone="done" deeds={<Button onClick={() => setRead(true)}>Close</Button>}>
      <b>Link to exactly here, copied.</b>
      <input readOnly value={address} aria-label="Link" onFocus={(event) => event.target.select()} />
    </Band>
  );
}

/** The report that was saved, to be pasted too. */
function ReportMade({ file }: { file: MadeFile }) {
  const [isRead, setRead] = useState(false);
  const [isCopied, setCopied] = useState(false);
  if (isRead) return null;
  const copy = () => {
    const text = reportMarkdown(JSON.parse(file.text) as Report, file.name);
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  const deeds = (
    <>
      <Button onClick={copy}>{isCopied ? 'Copied' : 'Copy as text for a ticket'}</Button>
      <Button onClick={() => setRead(true)}>Close</Button>
    </>
  );
  return (
    <Band tone="done" deeds={deeds}>
      <span>
        <b>{file.name}</b>, {Math.ceil(file.text.length / 1024)} KB, is saved. It opens in any inspector.
      </span>
    </Band>
  );
}

/** What was recorded before the page was loaded anew. */
function StoredRecording({ count }: { count: number }) {
  const { ask } = useInspector();
  const end = (by: 'save' | 'replay' | 'drop') => () => ask({ type: 'recording.stored', by });
  const deeds = (
    <>
      <Button onClick={end('save')}>Save it</Button>
      <Button onClick={end('replay')}>Replay it</Button>
      <Button onClick={end('drop')}>Drop it</Button>
    </>
  );
  return (
    <Band tone="past" deeds={deeds}>
      <span>
        <b>The page was loaded anew.</b> What was recorded before is stored, in {count} entries.
      </span>
    </Band>
  );
}

/** The machine that has stopped, and the way to before it did. */
function Stopped({ killer }: { killer: LogEntry }) {
  const { machine, ask, goTo } = useInspector();
  const before = killer.id - 1;
  const deeds = (
    <>
      <Button onClick={() => goTo(before)}>Go to #{before}, before it</Button>
      <Button onClick={() => ask({ type: 'recording.startAgain', moment: before })}>
        Start again from #{before}
      </Button>
    </>
  );
  return (
    <Band tone="bad" role="note" deeds={deeds}>
      <b>✕ {machine} is stopped.</b>
      <span>
        <code>{killer.name}</code> (#{killer.id}) killed it: <code>{killer.effect?.reason}</code>
      </span>
    </Band>
  );
}

/** The past moment that everything shows, and the ways from it. */
function PastMoment({ entry }: { entry: LogEntry | undefined }) {
  const inspector = useInspector();
  const { session, now, moment, latest, goTo, ask } = inspector;
  const last = session.log.entries[latest - 1];
  if (entry === undefined || last === undefined) return null;
  const deeds = (
    <>
      <Button disabled={moment <= 1} onClick={() => goTo(momentOf(now()) - 1)}>
        Back <kbd>←</kbd>
      </Button>
      <Button onClick={() => goTo(momentOf(now()) + 1)}>
        Forward <kbd>→</kbd>
      </Button>
      <Button onClick={() => ask({ type: 'recording.startAgain', moment })}>Start again from here</Button>
      <Button look="main" onClick={() => goTo(undefined)}>
        Back to the latest <kbd>End</kbd>
      </Button>
    </>
  );
  return (
    <Band tone="past" role="note" deeds={deeds}>
      <b className="tag tag--now">
        #{moment} of {latest}
      </b>
      <span>
        The page shows {clockText(entry.at)}. It is {durationText(last.at - entry.at)} behind the latest.
        Clicks in the page do nothing here.
      </span>
    </Band>
  );
}
