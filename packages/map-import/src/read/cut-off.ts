import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes at either end of a file in which a server says it. */
const END = 65_536;

/** Whether a server says at an end of a GeoJSON file that it has sent a part of the features only. */
export function isCutOff(file: string): boolean {
  const { size } = statSync(file);
  const open = openSync(file, 'r');
  const textAt = (position: number) => {
    const bytes = Buffer.alloc(END);
    return bytes.toString('latin1', 0, readSync(open, bytes, 0, END, position));
  };
  const ends = [textAt(0), textAt(Math.max(0, size - END))];
  closeSync(open);
  return ends.some((text) => /"exceededTransferLimit"\s*:\s*true/.test(text));
}
