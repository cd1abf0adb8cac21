import { cpus, loadavg, totalmem } from 'node:os';

/** Says when and on what something was measured, for the line over a table. */
export function whenAndWhere(): string {
  const [first] = cpus();
  const cores = `${cpus().length} cores${first?.model.trim() ? ` (${first.model.trim()})` : ''}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  // What else ran: on a busy machine only the ratios say anything.
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${cores}, ${memory}, Node ${process.versions.node}, load ${load}.`;
}
