import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { config } from 'virtual:city';
import { map } from 'virtual:city-map';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { fillHeaders } from '../../tools/build/policy.ts';
import { observatoryScore, type ServedHeaders } from '../../tools/observatory.ts';
import { readHeaders } from '../../tools/serve.mjs';
import EVERYTHING_OUTSIDE from '../fixtures/everything-outside.json';

const template = readFileSync(resolve(import.meta.dirname, '../../public/_headers'), 'utf8');

function headersOf(env: Record<string, string>): ServedHeaders {
  const deployment = readDeployment(env);
  const filled = fillHeaders(template, { scripts: ['a()'], styles: ['b{}'], deployment, city: config, map });
  const everywhere = readHeaders(filled).find(({ pattern }) => pattern === '/*')?.headers ?? [];
  return Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), value]));
}

describe('the score by the criteria of the HTTP Observatory', () => {
  it.each([
    ['the default build', {}, 150],
    ['a build with the tools of testers', { VITE_QA: 'on' }, 140],
    ['a build with everything outside', EVERYTHING_OUTSIDE, 150],
  ])('of %s is as high as ever', (_, env, expected) => {
    expect(observatoryScore(headersOf(env)).score).toBe(expected);
  });
});
