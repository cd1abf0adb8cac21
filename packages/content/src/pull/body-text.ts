import { PullError } from './pull-error.ts';

/**
 * Reads the body of an answer as UTF-8, no further than a document may be long.
 * @param limit in bytes
 * @throws PullError for a longer one, of which the rest is not read; what breaks the connection otherwise
 */
export async function bodyText({ body }: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop ends the answer.
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > limit)
      throw new PullError(`a document of more than ${limit / 1_048_576} MB`, { status: 200 });
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
