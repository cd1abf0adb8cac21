/** Writes milliseconds for readers: '258 ms', '4 s', '6.12 s'. */
export function durationText(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 10) / 100} s`;
}
