// Features that the library's build for older browsers still needs, and some of them lack (decision 30). Runs before
// that build, in the page and in its worker.

/** Adds missing members to an object. */
function complete<T extends object>(holder: T, members: ThisType<T> & object): void {
  for (const key of Reflect.ownKeys(members)) {
    if (key in holder) continue;
    Object.defineProperty(holder, key, {
      value: Reflect.get(members, key),
      configurable: true,
      writable: true,
    });
  }
}

complete(Promise, {
  withResolvers() {
    const made: { resolve?: unknown; reject?: unknown } = {};
    const promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return { promise, ...made };
  },
});

complete(ArrayBuffer.prototype, {
  // The library only ever shortens, and drops what it has copied.
  transferToFixedLength(length: number) {
    return this.slice(0, length);
  },
});

for (const body of [Response.prototype, Blob.prototype]) {
  complete<Response | Blob>(body, {
    async bytes() {
      return new Uint8Array(await this.arrayBuffer());
    },
  });
}

complete(ReadableStream.prototype, {
  async *[Symbol.asyncIterator]() {
    const reader = this.getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
    } finally {
      // Whoever leaves early wants no more of it.
      await reader.cancel();
      reader.releaseLock();
    }
  },
});
