/** Thrown if code that is loaded on demand fails to load: offline, or a newer release without that file. */
export class ChunkLoadError extends Error {
  /** Returns a rejection handler for an import; `what` names the missing code. */
  static throwFor(what: string): (cause: unknown) => never {
    return (cause) => {
      throw new ChunkLoadError(`The code of ${what} failed to load.`, { cause });
    };
  }
}

/**
 * Reloads the page if the site responds, which also loads the files of a newer release. Resolves to false without a
 * connection: reloading would then replace this page with the browser's error page.
 */
export async function reloadWhenReachable(): Promise<boolean> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isReachable) window.location.reload();
  return isReachable;
}
