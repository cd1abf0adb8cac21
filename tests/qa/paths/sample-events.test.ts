import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENTS_FILE } from '../../../tools/paths/files.ts';
import { sampleEvents } from '../../../tools/paths/sample-events.ts';

it('the sample events of the inspector are those of the models (npm run paths:make writes them)', () => {
  expect(JSON.parse(readFileSync(EVENTS_FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(sampleEvents())));
});
