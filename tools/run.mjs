// Runs a TypeScript tool on any supported Node (20.19 has no type stripping of its own).
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
await module.main(args);
