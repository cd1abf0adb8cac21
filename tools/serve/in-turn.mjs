// A connection may receive requests before earlier ones are answered. What Node has queued has no socket yet, and never hears that
// the visitor is gone: whatever it opened would stay open.

/** How many requests may wait in a connection: browsers and proxies send the next when they have an answer. */
export const MOST_WAITING = 100;

/**
 * Answers the requests of a connection one after the other, so that only the one at the front opens anything.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} answer
 * @returns {import('node:http').RequestListener} ends a connection in which more than MOST_WAITING wait
 */
export function inTurn(answer) {
  /** @type {WeakMap<import('node:net').Socket, { last: Promise<void>, waiting: number }>} */
  const connections = new WeakMap();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { last: Promise.resolve(), waiting: 0 };
    connections.set(socket, connection);
    if (connection.waiting >= MOST_WAITING) return void socket.destroy();
    connection.waiting += 1;
    connection.last = connection.last.then(async () => {
      connection.waiting -= 1;
      if (socket.destroyed) return;
      await answer(request, response);
      await answered(response, socket);
    });
  };
}

/** Waits until a response is handed over, or its visitor is gone. */
function answered(response, socket) {
  if (response.writableFinished || socket.destroyed) return undefined;
  return new Promise((done) => {
    response.once('finish', done);
    socket.once('close', done);
    response.once('finish', () => socket.off('close', done));
  });
}
