import { existsSync } from 'node:fs';
import { said } from '@bupc/content/files';
import * as v from 'valibot';
import type { MapConfig } from '../../../src/domain/map/map-config.ts';
import { NO_PROCEDURES, type Procedures, type Step } from '../../../src/domain/procedures/procedure.ts';
import { durationText, isOffered, type ServiceTable } from '../../../src/domain/services/service-table.ts';
import type { SpatialServiceId } from '../../../src/domain/shared/spatial-services.ts';
import { contentFile, type Environment, isOnSite, type Read, readYamlFile, used } from '../city-files.ts';
import { type FieldMistake, fieldMistakes, placed } from '../mistakes.ts';
import { readCity } from '../read-city.ts';
import { type FileSteps, stepsSchema } from './steps-schema.ts';

/** The file of the steps; an office without it shows its services alone (docs/content.md). */
export const STEPS_FILE = 'langkah.yaml';

/**
 * Reads the steps of the content folder, or lists what is wrong in their file.
 * @param services what the steps that are services need, take, cost and give; undefined where that cannot be read
 */
export function judgeSteps(env: Environment, services: ServiceTable | undefined): Read<Procedures> {
  if (!existsSync(contentFile(env, STEPS_FILE).path)) return { value: NO_PROCEDURES };
  const read = readYamlFile(env, STEPS_FILE);
  if (read.mistakes !== undefined) return read;
  const { content, lineOf, file } = read.value;
  const wrong = fieldMistakes(stepsSchema(isOnSite(env)), content);
  if (wrong.length > 0) return { mistakes: placed(file, lineOf, wrong) };
  const own = content as FileSteps;
  const apart = [...mistakesAmong(own), ...(services ? leftOut(own, services) : [])];
  if (apart.length > 0) return { mistakes: placed(file, lineOf, apart) };
  return {
    value: { steps: own.steps.map((step) => whole(step, services ?? {})), procedures: own.procedures },
  };
}

/** Reads the steps. @throws CityError naming everything that cannot be used */
export const readSteps = (env: Environment): Procedures => used(judgeSteps(env, readCity(env).services));

const named = v.object({ procedures: v.array(v.object({ id: v.string(), name: v.string() })) });

/** Gives the office's needs by name; none where their file is missing or cannot be used, which readSteps reports. */
export function namedNeeds(env: Environment): MapConfig['needs'] {
  if (!existsSync(contentFile(env, STEPS_FILE).path)) return [];
  const read = v.safeParse(named, readYamlFile(env, STEPS_FILE).value?.content);
  return read.success ? read.output.procedures.map(({ id, name }) => ({ id, name })) : [];
}

type FileStep = FileSteps['steps'][number];

/** Says what is wrong between steps and procedures: what no field says by itself. */
function mistakesAmong({ steps, procedures }: FileSteps): FieldMistake[] {
  const ids = steps.map(({ id }) => id);
  const twice = (list: readonly { readonly id: string }[], name: string) =>
    list.flatMap(({ id }, index) =>
      list.findIndex((other) => other.id === id) < index
        ? [
            {
              path: [name, index, 'id'],
              message: said(
                `${name}.${index}.id ialah ${id}, yang sudah dipakai sebelumnya`,
                `${name}.${index}.id is ${id}, as an earlier one's is`,
              ),
            },
          ]
        : [],
    );
  return [
    ...twice(steps, 'steps'),
    ...twice(procedures, 'procedures'),
    ...steps.flatMap(({ service, by, result }, index) =>
      service === undefined && (by === undefined || result === undefined)
        ? [
            {
              path: ['steps', index],
              message: said(
                `steps.${index} perlu service, atau by dan result`,
                `steps.${index} takes a service, or by and result`,
              ),
            },
          ]
        : [],
    ),
    ...procedures.flatMap(({ steps: named }, index) =>
      named.flatMap((id, at) =>
        ids.includes(id)
          ? []
          : [
              {
                path: ['procedures', index, 'steps', at],
                message: said(
                  `procedures.${index}.steps.${at} ialah ${id}; yang ada ${ids.join(', ')}`,
                  `procedures.${index}.steps.${at} is ${id}; there are ${ids.join(', ')}`,
                ),
              },
            ],
      ),
    ),
  ];
}

/** Says which steps and needs name a service that the office does not give. */
function leftOut({ steps, procedures }: FileSteps, services: ServiceTable): FieldMistake[] {
  const given = Object.keys(services).join(', ');
  const wrong = (path: (string | number)[], service: SpatialServiceId | undefined): FieldMistake[] =>
    service === undefined || isOffered(services, service)
      ? []
      : [
          {
            path,
            message: said(
              `${path.join('.')} ialah ${service}, yang tidak ada di kantor.yaml; yang ada ${given}`,
              `${path.join('.')} is ${service}, which kantor.yaml does not have; there are ${given}`,
            ),
          },
        ];
  return [
    ...steps.flatMap(({ service }, index) => wrong(['steps', index, 'service'], service)),
    ...procedures.flatMap((one, index) => wrong(['procedures', index, 'for', 'service'], one.for?.service)),
  ];
}

/** A step with what the table of services says of its service; its own words come first. */
function whole({ service, by, documents, result, ...step }: FileStep, services: ServiceTable): Step {
  const facts = service && services[service];
  const own = {
    ...step,
    by: by ?? 'office',
    documents: documents ?? facts?.documents ?? [],
    result: result ?? facts?.result ?? { name: step.name },
  } as const;
  if (facts === undefined || service === undefined) return own;
  return {
    ...(facts.days !== undefined && { time: durationText(facts) }),
    ...(facts.fee !== undefined && { fee: facts.fee }),
    ...(facts.form !== undefined && { form: facts.form }),
    ...own,
    service,
  };
}
