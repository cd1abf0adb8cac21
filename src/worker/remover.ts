// Stands where the worker stood in a build that has none: it takes the place of an earlier one, clears what that has kept,
// and goes. Pages that are open stay as they are.
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('bupc')).map((name) => caches.delete(name)));
    await worker.registration.unregister();
  };
  event.waitUntil(clear());
});
