/** A file of an archive: its path in it, and what GDAL calls its layers. */
export interface NamedTables {
  readonly inside: string;
  readonly tables: readonly string[];
}

/**
 * Gives each layer of an archive's files a name of its own: GDAL's, and the path in the archive where several have that.
 * @returns the names, file by file
 */
export function ownNames(files: readonly NamedTables[]): string[][] {
  const all = files.flatMap(({ tables }) => tables);
  const twice = new Set(all.filter((table, index) => all.indexOf(table) !== index));
  return files.map(({ inside, tables }) =>
    tables.map((table) => {
      if (!twice.has(table)) return table;
      return tables.length === 1 ? inside : `${inside}/${table}`;
    }),
  );
}
