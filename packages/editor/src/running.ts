import { codeOf } from './history/disk.ts';

/** Whether a process with this number runs on this machine. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
