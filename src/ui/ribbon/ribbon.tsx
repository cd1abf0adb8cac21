import './ribbon.scss';

/** The facts of a replay that the ribbon shows. */
interface ShownReplay {
  readonly status: 'ready' | 'playing' | 'paused' | 'passed' | 'failed' | 'stopped' | 'left';
  readonly name: string;
  readonly machine?: string;
  readonly steps: readonly { readonly passed?: boolean; readonly reason?: string }[];
}

/** What a page that is not the real one says about itself. */
export interface RibbonProps {
  readonly scenario?: { readonly name: string; readonly title: string } | undefined;
  readonly replay?: ShownReplay | undefined;
  /** Why the page could not be what its address asks for. */
  readonly problem?: string | undefined;
}

const STATUS: Readonly<Record<ShownReplay['status'], string>> = {
  ready: 'siap',
  playing: 'berjalan',
  paused: 'dijeda',
  passed: 'berhasil',
  failed: 'gagal',
  stopped: 'dihentikan',
  left: 'dilanjutkan',
};

/**
 * The ribbon over a page in a scenario: nobody may take it for the real page, so it is in the language of the site.
 * Names and titles of scenarios are English, as testers write them.
 */
export function Ribbon({ scenario, replay, problem }: RibbonProps) {
  return (
    <aside
      className={`ribbon ${problem || replay?.status === 'failed' ? 'ribbon--problem' : ''}`}
      aria-label="Halaman uji"
      data-replay={replay?.status}
    >
      {problem ? (
        <p>
          <b>Halaman uji ini tidak dapat dibuka:</b> <span lang="en">{problem}</span>. Ini halaman yang
          sebenarnya.
        </p>
      ) : (
        <p>
          <b>Halaman uji, bukan isi yang sebenarnya</b> · skenario <span lang="en">{scenario?.name}</span>
          {replay && <ReplayWords replay={replay} />}{' '}
          <span className="ribbon__title" lang="en">
            {scenario?.title}
          </span>
        </p>
      )}
      <a href="/home">Tinggalkan</a>
    </aside>
  );
}

function ReplayWords({ replay }: { replay: ShownReplay }) {
  const done = replay.steps.filter(({ passed }) => passed).length;
  const { reason } = replay.steps.find(({ passed }) => passed === false) ?? {};
  return (
    <span>
      {' · '}
      {replay.status === 'failed' && <b aria-hidden="true">✕ </b>}
      {replay.status === 'passed' && <b aria-hidden="true">✓ </b>}
      {`${STATUS[replay.status]}, ${done} dari ${replay.steps.length}: `}
      <span lang="en">
        {replay.machine ? `${replay.machine}/${replay.name}` : replay.name}
        {reason && ` · ${reason}`}
      </span>
    </span>
  );
}
