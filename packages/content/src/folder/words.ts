import * as v from 'valibot';

/** Any schema of a field. */
type Schema = v.GenericSchema;

/**
 * Says what a field is, in the words of the office's own people: whatever shows or explains the file takes them from the schema.
 * @param title what the field is called
 * @param description what it takes, in a sentence or two
 * @param form how it is edited, where its type alone does not say so, such as 'picture' or 'lines'
 */
export const words = <const S extends Schema>(schema: S, title: string, description: string, form?: string) =>
  v.pipe(schema, v.title(title), v.description(description), v.metadata(form === undefined ? {} : { form }));
