import { strFromU8, unzipSync } from 'fflate';
import { said } from '../../language.ts';
import type { TableRow } from '../table-rows.ts';
import { type NumberKind, numberKind } from './number-format.ts';
import { sheetRows } from './sheet-rows.ts';
import { readXml } from './xml.ts';

/** The most that the parts of a workbook may hold when they are unpacked, in bytes. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** The sheet of a workbook that was read. */
export interface Sheet {
  /** Its filled rows; percent as '60%', dates as '2026-07-01', errors as '#N/A'. */
  readonly rows: readonly TableRow[];
  /** The names of the other visible sheets that have filled cells. */
  readonly others: readonly string[];
}

/**
 * Reads the first visible sheet of a workbook (.xlsx).
 * @throws Error where it is no workbook, or too much
 */
export function readWorkbook(bytes: Uint8Array): Sheet {
  const { sheets, is1904 } = sheetsIn(part(bytes, 'xl/workbook.xml') ?? none());
  const targets = targetsIn(part(bytes, 'xl/_rels/workbook.xml.rels') ?? none());
  const own = sheets.filter(({ id }) => targets.get(id)?.type === 'worksheet');
  const sheet = own.find(({ isHidden }) => !isHidden) ?? own[0];
  const at = (type: string) => [...targets.values()].find((one) => one.type === type)?.path ?? '';
  const rows = sheetRows(part(bytes, targets.get(sheet?.id ?? '')?.path ?? '') ?? none(), {
    strings: stringsIn(part(bytes, at('sharedStrings')) ?? '<sst/>'),
    kinds: kindsIn(part(bytes, at('styles')) ?? '<styleSheet/>'),
    is1904,
  });
  const others = own.filter(
    (one) => one !== sheet && !one.isHidden && isFilled(bytes, targets.get(one.id)?.path ?? ''),
  );
  return { rows, others: others.map(({ name }) => name) };
}

const FILLED = /<(?:\w+:)?(?:v|t|f)(?:\s[^>]*[^/])?>/;

/** Says whether a sheet has a filled cell. What is too much to look at has. */
function isFilled(bytes: Uint8Array, path: string): boolean {
  try {
    return FILLED.test(part(bytes, path) ?? '');
  } catch {
    return true;
  }
}

const none = (): never => {
  throw new Error(said('ini bukan buku kerja Excel', 'it is no workbook of Excel'));
};

/** Unpacks one part; undefined where there is none. */
function part(bytes: Uint8Array, path: string): string | undefined {
  const { [path]: found } = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (name !== path) return false;
      if (originalSize > MAX_UNPACKED)
        throw new Error(
          said(`${path} lebih dari ${MAX_UNPACKED} bita`, `${path} has over ${MAX_UNPACKED} bytes`),
        );
      return true;
    },
  });
  return found && strFromU8(found).replace(/^\ufeff/, '');
}

function sheetsIn(xml: string) {
  const sheets: { readonly id: string; readonly name: string; readonly isHidden: boolean }[] = [];
  let is1904 = false;
  readXml(xml, {
    open(element, { id = '', name = '', state = 'visible', date1904 }) {
      if (element === 'sheet') sheets.push({ id, name, isHidden: state !== 'visible' });
      if (element === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  return { sheets, is1904 };
}

function targetsIn(xml: string) {
  const targets = new Map<string, { readonly path: string; readonly type: string }>();
  readXml(xml, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, { path, type: Type.slice(Type.lastIndexOf('/') + 1) });
    },
  });
  return targets;
}

function stringsIn(xml: string): string[] {
  const strings: string[] = [];
  let [isText, isPhonetic] = [false, false];
  readXml(xml, {
    open(name) {
      if (name === 'si') strings.push('');
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(text) {
      if (isText) strings[strings.length - 1] += text;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
    },
  });
  // Excel writes controls as numbers.
  return strings.map((text) =>
    text.replace(/_x([0-9A-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

function kindsIn(xml: string): NumberKind[] {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isCells = false;
  readXml(xml, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) kinds.push(numberKind(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return kinds;
}
