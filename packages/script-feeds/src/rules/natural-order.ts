/**
 * Compares two names as people count: 'foto 2' before 'foto 10', whatever the case. Made by hand, since what the script
 * host knows of languages is not documented.
 */
export function compareNames(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = compareParts(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length || compareText(a, b);
}

function parts(name: string): string[] {
  return name.toLowerCase().match(/\d+|\D+/g) ?? [];
}

function compareParts(a: string, b: string): number {
  const bothNumbers = /^\d/.test(a) && /^\d/.test(b);
  return (bothNumbers && Number(a) - Number(b)) || compareText(a, b);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
