import { isDarkColour } from '../../domain/map/dark-colour.ts';
import type { LayerConfig, LayerLook, Zone } from '../../domain/map/map-config.ts';
import { useMap } from './map-dependencies.tsx';

/** What a layer looks like, in small: its looks, or the hues of the zones. */
export function LayerSwatch({ config }: { config: LayerConfig }) {
  const { zones } = useMap().map;
  if (config.legend.length === 0) {
    return (
      <svg className="swatch" viewBox="0 0 36 24" aria-hidden="true">
        {typicalZones(zones).map(({ code, light }, index) => (
          <rect key={code} x={index * 9} width={9} height={24} fill={light} />
        ))}
      </svg>
    );
  }
  const [first] = config.legend;
  return first ? <LookSwatch look={first.look} /> : null;
}

const TYPICAL: readonly string[] = ['R-2', 'K-2', 'SPU', 'RTH-2'];

/** Four zones that stand for a plan: those that most plans have, else the first of its first groups. */
function typicalZones(zones: readonly Zone[]): readonly Zone[] {
  const typical = TYPICAL.flatMap((code) => zones.filter((zone) => zone.code === code));
  const firsts = zones.filter(
    ({ group }, index) => zones.findIndex((zone) => zone.group === group) === index,
  );
  const all = new Set([...typical, ...firsts, ...zones]);
  return [...all].slice(0, TYPICAL.length);
}

/** How a row of a legend looks. */
export function LookSwatch({ look }: { look: LayerLook }) {
  const { kind, colour } = look;
  return (
    <svg className="swatch" viewBox="0 0 36 24" aria-hidden="true">
      {kind === 'area' && <path d="M0 0h26l10 10v14H0z" fill={colour} />}
      {kind === 'hatch' && <path d="M0 5h36M0 12h36M0 19h36" stroke={colour} strokeWidth={2} />}
      {kind === 'line' && (
        <path
          className={isDarkColour(colour) ? 'swatch__inked' : undefined}
          d="M1 17 12 9l10 5 13-8"
          fill="none"
          stroke={colour}
          strokeWidth={Math.max(2, look.width)}
          strokeLinecap="round"
          strokeDasharray={look.dash?.map((part) => part * look.width).join(' ')}
        />
      )}
      {kind === 'point' && <path d="m18 4 8 8-8 8-8-8z" fill={colour} />}
    </svg>
  );
}
