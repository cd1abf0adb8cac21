import './ribbon.scss';

/** The facts of a replay that the ribbon shows. */
interface ShownReplay {
  readonly status: 'ready' | 'playing' | 'paused' | 'passed' | 'failed' | 'stopped' | 'left';
  readonly name: string;
  readonly machine?: string;
  readonly steps: readonly {
    readonly kind: 'start' | 'event' | 'outcome' | 'visitor' | 'end';
    readonly passed?: boolean;
    readonly reason?: string;
  }[];
}

/** What a page that is not the real one says about itself. */
export interface RibbonProps {
  /** Of the product, such as '1.0.0'. */
  readonly version: string;
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
 * The ribbon over a page in a scenario: nobody may take it for the real page, so its warning is in the language of the site. What is
 * for testers, whose language is English, stands apart.
 */
export function Ribbon({ version, scenario, replay, problem, isForeign = false }: RibbonProps) {
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
      ) : (
        <div>
          <p>
            <b>
              {isForeign
                ? 'Halaman uji buatan orang lain, bukan isi dari kantor kami'
                : 'Halaman uji, bukan isi yang sebenarnya'}
            </b>
            {replay && <Progress replay={replay} />}
          </p>
          {!isForeign && (
            <p className="ribbon__testers" lang="en">
              {`Version ${version}. ${replay ? `${replayInWords(replay)} ` : ''}${scenario ? `Scenario ${scenario.name}: ${scenario.title}.` : ''}`}
            </p>
          )}
        </div>
      )}
      <a href="/home">Tinggalkan</a>
    </aside>
  );
}

function Progress({ replay: { status, steps } }: { replay: ShownReplay }) {
  const own = steps.filter(({ kind }) => kind === 'event' || kind === 'outcome');
  const done = own.filter(({ passed }) => passed).length;
  return (
    <span>
      <span> · </span>
      {status === 'failed' && <b aria-hidden="true">✕ </b>}
      {status === 'passed' && <b aria-hidden="true">✓ </b>}
      <span>{`${STATUS[status]}, ${done} dari ${own.length}`}</span>
    </span>
  );
}

function replayInWords({ machine, name, steps }: ShownReplay): string {
  const { reason } = steps.find(({ passed }) => passed === false) ?? {};
  return `Replay of ${machine ? `${machine}/${name}` : name}${reason ? ` stopped: ${reason}` : ''}.`;
}
