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
  /** Why the page could not be what its address asks for; the console has it, in the testers' English. */
  readonly problem?: string | undefined;
  /** Whether it was opened from a link or a file: nothing that these say is repeated, anybody may have made them. */
  readonly isForeign?: boolean | undefined;
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
export function Ribbon({ scenario, replay, problem, isForeign = false }: RibbonProps) {
  return (
    <aside
      className={`ribbon ${problem || replay?.status === 'failed' ? 'ribbon--problem' : ''}`}
      aria-label="Halaman uji"
      data-replay={replay?.status}
    >
      {problem ? (
        <p>
          <b>Halaman uji ini tidak dapat dibuka.</b> Ini halaman yang sebenarnya.
        </p>
      ) : isForeign ? (
        <p>
          <b>Halaman uji buatan orang lain, bukan isi dari kantor kami</b>
          {replay && ` · ${progressOf(replay)}`}
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

function progressOf({ status, steps }: ShownReplay): string {
  const done = steps.filter(({ passed }) => passed).length;
  return `${STATUS[status]}, ${done} dari ${steps.length}`;
}

function ReplayWords({ replay }: { replay: ShownReplay }) {
  const { reason } = replay.steps.find(({ passed }) => passed === false) ?? {};
  return (
    <span>
      {' · '}
      {replay.status === 'failed' && <b aria-hidden="true">✕ </b>}
      {replay.status === 'passed' && <b aria-hidden="true">✓ </b>}
      {`${progressOf(replay)}: `}
      <span lang="en">
        {replay.machine ? `${replay.machine}/${replay.name}` : replay.name}
        {reason && ` · ${reason}`}
      </span>
    </span>
  );
}
