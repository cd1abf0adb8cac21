import { tell } from './tell.ts';

/** Tells why something is not deleted: Sveltia CMS says of a refused save what the answer says, of a refused deletion nothing. */
export function tellUndeleted(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    const response = await ask(resource, options);
    if (!response.ok && deletesAlone(options?.body)) {
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      const { message } = (answer ?? {}) as { readonly message?: unknown };
      if (typeof message === 'string') tell('Tidak dihapus', message.split('\n'));
    }
    return response;
  };
}

function deletesAlone(body: unknown): boolean {
  if (typeof body !== 'string' || !body.includes('"delete"')) return false;
  const { files } = JSON.parse(body) as { readonly files?: readonly { readonly operation?: string }[] };
  return files?.every(({ operation }) => operation === 'delete') === true;
}
