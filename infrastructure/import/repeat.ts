/** Well within the time after which nothing heard means that a process ended. */
const EVERY_MS = 20_000;

/** Does the work every now and then until what it answers is called. */
export function repeat(work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), EVERY_MS);
  return () => clearInterval(timer);
}
