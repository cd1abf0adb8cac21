// Documents that are written from what tests have found.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bin } from '../bin.mjs';
import { axeFigures } from './a11y-figures.mjs';
import { faultRows, faultTables, withTables } from './faults-table.mjs';

const root = resolve(import.meta.dirname, '../..');
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const formatted = (file) => bin('@biomejs/biome/bin/biome', ['format', '--write', file]);

/** Writes the tables of docs/faults.md from reports of Playwright. */
export function writeFaults(reports) {
  const page = resolve(root, 'docs/faults.md');
  const tables = faultTables(faultRows(reports.map(json)));
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), tables));
  formatted(page);
}

/** Writes docs/accessibility.json, from which /aksesibilitas takes its figures, from a report of Playwright. */
export function writeAccessibility(report) {
  const file = resolve(root, 'docs/accessibility.json');
  const { version } = json(resolve(root, 'node_modules/axe-core/package.json'));
  writeFileSync(file, JSON.stringify(axeFigures(json(report), version)));
  formatted(file);
}
