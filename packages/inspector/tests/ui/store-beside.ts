import type { InspectorFiles } from '../../src/application/inspection/inspector-files.ts';
import type { InspectedPage, PageMessage } from '../../src/application/inspection/messages.ts';
import { storedTextsIn } from '../../src/application/inspection/stored-texts.ts';
import { createInspectionStore, type InspectionStore } from '../../src/ui/inspection-store.ts';

const ORIGIN = 'https://bupc.test';

/** A page of three machines. */
export const PAGE: InspectedPage = {
  address: '/home?inspect',
  scenarios: ['all-well'],
  paths: ['gallery/not-found', 'gallery/retry', 'news/retry', 'page/an-article'],
  machines: ['dialogs', 'gallery', 'news'],
  charts: {},
};

/** A project without files, and a browser with storage. */
export const NO_FILES: InspectorFiles = {
  read: () => ({ problems: [] }),
  sampleOf: () => undefined,
  stored: storedTextsIn(() => localStorage),
};

/** The store of an inspector beside a page that sends what a test says, and records what it is asked. */
export function storeBeside(): {
  store: InspectionStore;
  send: (...messages: PageMessage[]) => void;
  asked: unknown[];
} {
  const asked: unknown[] = [];
  const page = { postMessage: (message: unknown) => asked.push(message) };
  const own = Object.assign(new EventTarget(), {
    location: { origin: ORIGIN },
    parent: page,
  });
  const store = createInspectionStore(own as unknown as Window);
  asked.length = 0;
  return {
    store,
    send: (...messages) => {
      for (const data of messages)
        own.dispatchEvent(Object.assign(new Event('message'), { origin: ORIGIN, source: page, data }));
    },
    asked,
  };
}
