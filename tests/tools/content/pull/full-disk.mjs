// Lets writing fail as a full or locked disk does, for whoever writes: half of it is there, then the error.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';

const { writeFileSync, appendFileSync, createWriteStream } = fs;
const { writeFile } = fs.promises;

const errorOf = (code) => Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
const halfOf = (data) => data.slice(0, data.length / 2);

/**
 * Lets every write to some files fail.
 * @param {string} code of the error
 * @param {(path: string) => boolean} isFull
 */
export function failWrites(code, isFull) {
  const failing = (write) => (path, data, options) => {
    if (!isFull(String(path))) return write(path, data, options);
    writeFileSync(path, halfOf(data));
    throw errorOf(code);
  };
  fs.writeFileSync = failing(writeFileSync);
  fs.appendFileSync = failing(appendFileSync);
  fs.promises.writeFile = async (path, data, options) => failing(writeFile)(path, data, options);
  fs.createWriteStream = (path, options) => {
    if (!isFull(String(path))) return createWriteStream(path, options);
    return new Writable({
      write(data, _encoding, done) {
        writeFileSync(path, halfOf(data));
        done(errorOf(code));
      },
    });
  };
  syncBuiltinESMExports();
}

/** Lets everything be written again. */
export function healWrites() {
  Object.assign(fs, { writeFileSync, appendFileSync, createWriteStream });
  fs.promises.writeFile = writeFile;
  syncBuiltinESMExports();
}

// As `node --import` before a command: the part of a path whose files cannot be written.
if (process.env.FULL_DISK) failWrites('ENOSPC', (path) => path.includes(process.env.FULL_DISK));
