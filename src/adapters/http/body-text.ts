import { FeedError } from '../../domain/shared/feed-error.ts';
import { MAX_DOCUMENT_BYTES } from '../../domain/shared/limits.ts';

/**
 * Reads the body of an answer as UTF-8, up to the length allowed for a feed's document (spec §9 Limits of feeds).
 * @throws FeedError 'size' for a longer one, whose rest is not read; otherwise the error that broke the connection
 */
export async function bodyText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_DOCUMENT_BYTES) {
      // It does not matter how the rest of it ends.
      reader.cancel().catch(() => undefined);
      throw FeedError.size();
    }
    text += decoder.decode(value, { stream: true });
  }
}
