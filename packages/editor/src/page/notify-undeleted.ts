import { notify } from './notify.ts';

/** Shows why something is not deleted: Sveltia CMS shows the answer to a refused save, but not to a refused deletion. */
export function notifyUndeleted(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    const response = await ask(resource, options);
    if (!response.ok && deletesAlone(options?.body)) {
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => undefined);
      const { message } = (answer ?? {}) as { readonly message?: unknown };
      if (typeof message === 'string') notify('Tidak dihapus', message.split('\n'));
    }
    return response;
  };
}

function deletesAlone(body: unknown): boolean {
  if (typeof body !== 'string' || !body.includes('"delete"')) return false;
  const { files } = JSON.parse(body) as { readonly files?: readonly { readonly operation?: string }[] };
  return files?.every(({ operation }) => operation === 'delete') === true;
}
