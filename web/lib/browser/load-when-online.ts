/** Loads code for a part that works, or can wait, without it. After a failure, loads again when the browser is online. */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(load);
  }
}
