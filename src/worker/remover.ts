// Replaces the worker in a build without one: it takes over from an earlier worker, deletes what that stored, and removes
// itself. Open pages stay as they are.
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
