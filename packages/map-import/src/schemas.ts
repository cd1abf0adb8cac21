// The files that an import reads and writes, without what it works with: a site reads them at every start.
export { sourceSchema } from './source/source.ts';
export { type Made, madeSchema } from './write/made.ts';
export { oldNumbersSchema } from './write/old-numbers.ts';
