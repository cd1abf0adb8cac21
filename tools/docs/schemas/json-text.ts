const WIDTH = 110;

/** Writes JSON as the formatter of this project does: every object on lines of its own, a short list on one. */
export function jsonText(value: unknown): string {
  return `${textOf(value, '', 0)}\n`;
}

function textOf(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((one) => JSON.stringify(one)).join(', ')}]`;
    const isPlain = value.every((one) => typeof one !== 'object' || one === null);
    if (isPlain && indent.length + before + line.length < WIDTH) return line;
    return `[\n${value.map((one) => `${inner}${textOf(one, inner, 0)}`).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  if (fields.length === 0) return '{}';
  const lines = fields.map(([name, part]) => {
    const key = `${JSON.stringify(name)}: `;
    return `${inner}${key}${textOf(part, inner, key.length)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
