import { countWidth } from './sizes.ts';

/** How many committed paths pass through something; dashed where it is none. */
export function Count({ paths, x, y }: { paths: number; x: number; y: number }) {
  const width = countWidth(paths);
  return (
    <g className={`chart__count${paths === 0 ? ' chart__count--none' : ''}`}>
      <rect x={x} y={y} width={width} height="16" rx="2" />
      <text x={x + width / 2} y={y + 12} textAnchor="middle">
        {paths}
      </text>
    </g>
  );
}
