import * as v from 'valibot';
import type { ServiceTable } from '../../src/domain/services/service-table.ts';
import { field, fields, siteLink, text } from './fields.ts';

const whole = (takes: string, from: number, to: number) =>
  field<number>(takes, (value) => Number.isInteger(value) && value >= from && value <= to, 'number');

const page = whole('a page of the guide, from 1 to 999', 1, 999);

/** The schema of the guide's pages that concern no single service. */
export const guidePagesSchema = fields({ documents: page, map: page, data: page });

/**
 * Makes the schema of the services table (spec §5 Services table).
 * @param isThere says whether a file is in public
 */
export function servicesSchema(isThere: (path: string) => boolean): v.GenericSchema<unknown, ServiceTable> {
  const facts = {
    abbreviation: text,
    documents: v.pipe(
      v.array(fields({ name: text, note: v.exactOptional(text) }), 'a list of documents'),
      v.minLength(1, 'at least one document'),
    ),
    days: v.exactOptional(whole('a whole number of working days, 1 to 365', 1, 365)),
    fee: v.exactOptional(text),
    result: fields({ name: text, note: text }),
    form: v.exactOptional(siteLink(isThere)),
    guidePage: page,
  };
  const priority = fields({
    perDay: whole('a whole number, 1 to 999', 1, 999),
    certificates: whole('a whole number, 1 to 99', 1, 99),
    housingOnly: v.boolean('true or false'),
  });
  return fields({
    itr: fields({ ...facts, priority }),
    krk: fields({ ...facts, priority }),
    siteplan: fields(facts),
    kkpr: fields(facts),
  });
}
