/** The stores that Sveltia CMS opens without settings of their own. */
const STORES = ['meta', 'file-cache', 'asset-thumbnails', 'ui-settings'];

/** What it remembers to have told already: that it speaks the browser's language too, which it would say above every page. */
const TOLD = { newLanguageCta: true };

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
      request.transaction?.objectStore('ui-settings').put(TOLD, 'onboarding');
    };
    request.onsuccess = () => {
      request.result.close();
      done();
    };
    // Without stores, as in a private window of some browsers, the editor works all the same.
    request.onerror = () => done();
  });
}
