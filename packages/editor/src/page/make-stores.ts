/** The stores that Sveltia CMS opens without settings of their own. */
const STORES = ['meta', 'file-cache', 'asset-thumbnails', 'ui-settings'];

/** Marks the editor's notice about the browser's language as read; it would stand above every page. */
const NOTIFIED = { newLanguageCta: true };

/**
 * Makes the editor's stores in a browser that has none yet. Sveltia CMS adds each when it first needs it; two at the same time
 * take a store from each other, and the pictures stay blank.
 * @param name of its database
 */
export function makeStores(name: string): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
      request.transaction?.objectStore('ui-settings').put(NOTIFIED, 'onboarding');
    };
    request.onsuccess = () => {
      request.result.close();
      done();
    };
    // Without stores, as in a private window of some browsers, the editor works all the same.
    request.onerror = () => done();
  });
}
