/**
 * Loads code of a part that is complete without it, such as links that the server rendered. After a failure, loads again
 * when the browser is online again. Browser only.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return untilLoaded(load);
  }
}
