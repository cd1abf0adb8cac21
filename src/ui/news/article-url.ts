import { dialogAddress } from '../../domain/navigation/address.ts';

/**
 * The address of an article for passing on: absolute, and of nothing else that may be open.
 * @param origin of the public site
 */
export function articleUrl(origin: string, id: string): string {
  return `${origin}${dialogAddress({ artikel: id })}`;
}
