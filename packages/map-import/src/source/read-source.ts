import { aliasLimit, deepYamlLine } from '@bupc/content/files';
import * as v from 'valibot';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { Refusal } from '../refusal.ts';
import * as texts from '../texts.ts';
import { type Role, type Source, sourceSchema } from './source.ts';

/** The most that sumber.yaml may hold, in characters: several thousand files. */
const MOST_CHARACTERS = 256 * 1024;

/**
 * Reads sumber.yaml.
 * @throws Refusal with the line and what to write instead
 */
export function readSource(yaml: string): Source {
  if (yaml.length > MOST_CHARACTERS) throw new Refusal(texts.longYaml(MOST_CHARACTERS));
  const tooDeep = deepYamlLine(yaml);
  if (tooDeep !== undefined) throw new Refusal(texts.deepYaml(tooDeep));
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core' });
  const [fault] = document.errors;
  if (fault) throw new Refusal(texts.badYaml(fault.linePos?.[0].line ?? 1));
  const aliases = aliasLimit(document, (offset) => lines.linePos(offset).line);
  if (aliases !== undefined) throw new Refusal(texts.aliasedYaml(aliases.line));
  const read = v.safeParse(sourceSchema, contentOf(document) ?? {});
  if (!read.success) throw new Refusal(read.issues.map((issue) => worded(issue)).join('\n'));
  const { tanggal, khusus, berkas, proyeksi, 'nomor-lama': old, ...roles } = read.output;
  const { zona, persil, kelurahan } = roles;
  if (zona.length + persil.length + kelurahan.length === 0) throw new Refusal(texts.emptySource);
  const filed = Object.entries(roles).map(([role, entries]) => [
    role,
    entries.map((entry) => {
      const whole = { ...entry, berkas: entry.berkas ?? berkas, proyeksi: entry.proyeksi ?? proyeksi };
      if (whole.berkas === undefined) throw new Refusal(texts.noFileNamed(role));
      return whole;
    }),
  ]);
  // Without a file or layer of its own a special layer comes from the plan's blocks.
  const special = khusus.map((one) =>
    one.lapis === undefined || one.berkas !== undefined
      ? one
      : { ...one, berkas, proyeksi: one.proyeksi ?? proyeksi },
  );
  const placed = Object.fromEntries(filed) as Pick<Source, Role | 'lapisan'>;
  return { tanggal, khusus: special, 'nomor-lama': old, ...placed };

  function worded(issue: v.BaseIssue<unknown>): string {
    const deepest = deep(issue);
    const path = deepest.map(({ key }) => key as string | number);
    const node = document.getIn(path, true) as { range?: [number] } | undefined;
    const parent = document.getIn(path.slice(0, -1), true) as { range?: [number] } | undefined;
    const at = node?.range?.[0] ?? parent?.range?.[0] ?? 0;
    return texts.badSource(lines.linePos(at).line, path.join('.'), node === undefined);
  }
}

function contentOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    // A few aliases of aliases are already more than any memory holds.
    throw new Refusal(texts.aliasedYaml(1), { cause: error });
  }
}

// A role may be one or several: what is wrong stands in the branch that fits better.
function deep(issue: v.BaseIssue<unknown>): v.IssuePathItem[] {
  const own = issue.path ?? [];
  const branches = (issue.issues ?? []).map((inner) => deep(inner));
  const best = branches.sort((a, b) => b.length - a.length)[0] ?? [];
  return [...own, ...best] as v.IssuePathItem[];
}
