import { useState } from 'react';
import type { MadeFile } from '../../application/inspection/messages.ts';
import { clockText } from '../../domain/clock-text.ts';
import { durationText } from '../../domain/duration-text.ts';
import type { Report } from '../../domain/report.ts';
import { reportMarkdown } from '../../domain/report-markdown.ts';
import { ReplayControls } from '../replay/replay-controls.tsx';
import { useInspector } from '../use-inspector.tsx';
import { toggleComparison } from './keys.ts';
import { useRoom } from './use-room.ts';

const KEPT_ENDS = [
  ['save', 'Save it'],
  ['replay', 'Replay it'],
  ['drop', 'Drop it'],
] as const;

/** The bands above the views: a refusal, a past moment, a stopped machine, a closed page. */
export function Bands() {
  const inspector = useInspector();
  const { session, moment, latest, goTo, problems, dismiss, at, machine, ask, compared, settings } =
    inspector;
  const { notice, isGone, link, kept } = session;
  const room = useRoom();
  const isSending = (room === 'narrow' || room === 'little' ? settings.narrow : settings.detail) === 'send';
  const entry = session.log.entries[moment - 1];
  const last = session.log.entries[latest - 1];
  const isPast = session.moment !== undefined;
  const { killer } = at;
  return (
    <>
      {session.replay && <ReplayControls replay={session.replay} />}
      {isGone && (
        <p className="band band--bad" role="status">
          <b>The page was closed.</b> What is known of it stays here.
        </p>
      )}
      {problems.length > 0 && (
        <div className="band band--bad" role="alert">
          <b>This file cannot be opened.</b>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <span className="band__actions">
            <button type="button" className="button" onClick={dismiss}>
              Close
            </button>
          </span>
        </div>
      )}
      {notice && !(isSending && notice.tone === 'refused') && (
        <p className={`band band--${notice.tone === 'done' ? 'done' : 'bad'}`} role="status">
          {notice.texts.join(' ')}
          <span className="band__actions">
            <button type="button" className="button" onClick={dismiss}>
              Close
            </button>
          </span>
        </p>
      )}
      {link && <LinkCopied key={link.id} address={link.address} />}
      {session.file?.name.startsWith('report-') && <ReportMade key={session.file.id} file={session.file} />}
      {kept !== undefined && (
        <p className="band band--past" role="status">
          <b>The page was loaded anew.</b> What was recorded before is kept, in {kept} entries.
          <span className="band__actions">
            {KEPT_ENDS.map(([by, word]) => (
              <button
                key={by}
                type="button"
                className="button"
                onClick={() => ask({ type: 'recording.kept', by })}
              >
                {word}
              </button>
            ))}
          </span>
        </p>
      )}
      {killer && (
        <p className="band band--bad">
          <b>✕ {machine} is stopped.</b>{' '}
          <span>
            <code>{killer.name}</code> (#{killer.id}) killed it: <code>{killer.effect?.reason}</code>
          </span>
          <span className="band__actions">
            <button type="button" className="button" onClick={() => goTo(killer.id - 1)}>
              Go to #{killer.id - 1}, before it
            </button>
            <button
              type="button"
              className="button"
              onClick={() => ask({ type: 'recording.startAgain', moment: killer.id - 1 })}
            >
              Start again from #{killer.id - 1}
            </button>
          </span>
        </p>
      )}
      {isPast && entry && last && (
        <p className="band band--past">
          <b className="band__now">
            #{moment} of {latest}
          </b>
          <span>
            The page shows {clockText(entry.at)}. It is {durationText(last.at - entry.at)} behind the latest.
            Clicks in the page do nothing here.
          </span>
          <span className="band__actions">
            <button type="button" className="button" disabled={moment <= 1} onClick={() => goTo(moment - 1)}>
              Back <kbd>←</kbd>
            </button>
            <button type="button" className="button" onClick={() => goTo(moment + 1)}>
              Forward <kbd>→</kbd>
            </button>
            <button
              type="button"
              className="button"
              aria-pressed={compared !== undefined}
              onClick={() => toggleComparison(inspector)}
            >
              {compared === undefined ? 'Compare with another moment' : `Compared with #${compared}`}{' '}
              <kbd>D</kbd>
            </button>
            <button
              type="button"
              className="button"
              onClick={() => ask({ type: 'recording.startAgain', moment })}
            >
              Start again from here
            </button>
            <button type="button" className="button button--main" onClick={() => goTo(latest)}>
              Back to the latest <kbd>End</kbd>
            </button>
          </span>
        </p>
      )}
    </>
  );
}

/** The link, to be copied by hand where the browser did not let it. */
function LinkCopied({ address }: { address: string }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <p className="band band--done" role="status">
      <b>Link to exactly here, copied.</b>
      <input readOnly value={address} aria-label="Link" onFocus={(event) => event.target.select()} />
      <button type="button" className="button" onClick={() => setRead(true)}>
        Close
      </button>
    </p>
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
  return (
    <p className="band band--done" role="status">
      <b>{file.name}</b>, {Math.ceil(file.text.length / 1024)} KB, is saved. It opens in any inspector.
      <span className="band__actions">
        <button type="button" className="button" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy as text for a ticket'}
        </button>
        <button type="button" className="button" onClick={() => setRead(true)}>
          Close
        </button>
      </span>
    </p>
  );
}
