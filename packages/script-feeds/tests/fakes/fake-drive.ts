import type {
  GoogleDriveApp,
  GoogleDriveItem,
  GoogleFile,
  GoogleFolder,
  GoogleIterator,
} from '../../src/host/google.d.ts';

/** Something on the drive of the tests; what is left out has a usual value. */
export interface FakeItem {
  readonly id: string;
  readonly name?: string;
  readonly mimeType?: string;
  readonly size?: number;
  /** The ids of what lies in a folder. */
  readonly inside?: readonly string[];
  readonly text?: string;
  readonly trashed?: boolean;
  readonly access?: string;
  /** Its methods throw. */
  readonly broken?: boolean;
}

/** A drive whose calls take time, and which can be out of order. */
export interface FakeDrive {
  readonly app: GoogleDriveApp;
  readonly documents: { openById(id: string): { getBody(): { getText(): string } } };
  readonly put: (...items: readonly FakeItem[]) => void;
  /** Every call throws while it is true, as when the quota of the day is used up. */
  down: boolean;
  /** Tokens that were given are refused. */
  forgetsTokens: boolean;
  /** The ids of what was taken from an iterator or by its id, in order. */
  readonly taken: readonly string[];
}

const CREATED = new Date('2024-11-18T03:00:00Z');
const UPDATED = new Date('2024-11-19T03:00:00Z');
// What is not found is said in the language of the account.
const NOT_FOUND = 'Tidak ada item dengan ID yang diberikan yang dapat ditemukan.';
const QUOTA = 'Service invoked too many times for one day: drive.';

/** @param spend is told the milliseconds that each item takes */
export function fakeDrive(spend: () => void): FakeDrive {
  const items = new Map<string, FakeItem>();
  const taken: string[] = [];
  const state = { down: false, forgetsTokens: false };
  const check = () => {
    if (state.down) throw new Error(QUOTA);
  };
  const get = (id: string, isFolder: boolean) => {
    check();
    const item = items.get(id);
    if (item === undefined || (item.inside !== undefined) !== isFolder) throw new Error(NOT_FOUND);
    taken.push(id);
    spend();
    return item;
  };
  const common = (item: FakeItem): GoogleDriveItem => {
    const guarded = <T>(value: T) => {
      check();
      if (item.broken) throw new Error('Maaf, terjadi kesalahan server.');
      return value;
    };
    return {
      getId: () => guarded(item.id),
      getName: () => item.name ?? item.id,
      getDateCreated: () => guarded(CREATED),
      getLastUpdated: () => guarded(UPDATED),
      getSharingAccess: () => guarded(item.access ?? 'ANYONE_WITH_LINK'),
      isTrashed: () => guarded(item.trashed ?? false),
    };
  };
  const file = (item: FakeItem): GoogleFile => ({
    ...common(item),
    getMimeType: () => item.mimeType ?? 'image/jpeg',
    getSize: () => item.size ?? 1000,
    getBlob: () => ({ getDataAsString: () => item.text ?? '' }),
  });
  const folder = (item: FakeItem): GoogleFolder => ({
    ...common(item),
    getFiles: () => walk(item.id, 0, false, file),
    getFolders: () => walk(item.id, 0, true, folder),
  });
  function walk<T>(
    id: string,
    start: number,
    folders: boolean,
    make: (item: FakeItem) => T,
  ): GoogleIterator<T> {
    const all = (items.get(id)?.inside ?? []).flatMap((inner) => items.get(inner) ?? []);
    const list = all.filter((item) => (item.inside !== undefined) === folders);
    let place = start;
    return {
      hasNext: () => {
        check();
        return place < list.length;
      },
      next: () => {
        check();
        const item = list[place];
        if (item === undefined)
          throw new Error('Cannot retrieve the next object: iterator has reached the end.');
        place += 1;
        taken.push(item.id);
        spend();
        return make(item);
      },
      getContinuationToken: () => JSON.stringify({ id, place }),
    };
  }
  const continued = <T>(token: string, folders: boolean, make: (item: FakeItem) => T) => {
    check();
    if (state.forgetsTokens) throw new Error('Token kelanjutan tidak valid.');
    const { id, place } = JSON.parse(token) as { id: string; place: number };
    return walk(id, place, folders, make);
  };
  return Object.assign(state, {
    taken,
    put: (...more: readonly FakeItem[]) => {
      for (const item of more) items.set(item.id, item);
    },
    app: {
      Access: { ANYONE: 'ANYONE', ANYONE_WITH_LINK: 'ANYONE_WITH_LINK' },
      getFileById: (id: string) => file(get(id, false)),
      getFileByIdAndResourceKey: (id: string) => file(get(id, false)),
      getFolderById: (id: string) => folder(get(id, true)),
      getFolderByIdAndResourceKey: (id: string) => folder(get(id, true)),
      getRootFolder: () => {
        check();
        return folder({ id: 'root', inside: [] });
      },
      continueFileIterator: (token: string) => continued(token, false, file),
      continueFolderIterator: (token: string) => continued(token, true, folder),
    },
    documents: {
      openById: (id: string) => {
        const item = get(id, false);
        if (item.mimeType !== 'application/vnd.google-apps.document') throw new Error('Dokumen tidak valid.');
        return { getBody: () => ({ getText: () => item.text ?? '' }) };
      },
    },
  });
}
