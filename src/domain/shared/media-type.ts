/** Gives a MIME type as rules compare it: lower-case, without blanks around it and without parameters. */
export function mediaType(type: string): string {
  const [essence = ''] = type.split(';', 1);
  return essence.trim().toLowerCase();
}
