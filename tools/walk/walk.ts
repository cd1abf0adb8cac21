import { parseArgs } from 'node:util';
import { fileText } from '@bupc/inspector/node';
import { readDocuments } from '../paths/files.ts';
import { MODELS } from '../paths/models.ts';
import { walkMachine } from './walk-site.ts';

/**
 * Walks about on every machine at random and prints the shortest way to each problem.
 * @param args --seeds 100 --from 1 --length 10000 --machine gallery
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      length: { type: 'string', default: '10000' },
      machine: { type: 'string' },
    },
  });
  const { machine } = values;
  const chosen = MODELS.filter((model) => machine === undefined || model.machine === machine);
  if (chosen.length === 0) throw new Error(`there is no machine '${machine}'`);
  const documents = readDocuments();
  for (const model of chosen) {
    const begun = performance.now();
    const problems = new Set<string>();
    for (let seed = Number(values.from); seed < Number(values.from) + Number(values.seeds); seed += 1) {
      const failed = await walkMachine(model, seed, Number(values.length), { documents });
      if (failed === undefined || problems.has(failed.problem)) continue;
      problems.add(failed.problem);
      console.error(`\n${model.machine}, seed ${seed}: ${failed.problem}`);
      console.error(`qa/scenarios/${failed.scenario.name}.json\n${JSON.stringify(failed.scenario)}`);
      console.error(`qa/paths/${model.machine}/${failed.path.name}.json\n${fileText(failed.path)}`);
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${model.machine}: ${values.seeds} × ${values.length} in ${seconds} s, ${problems.size} problems`,
    );
    if (problems.size > 0) process.exitCode = 1;
  }
}
