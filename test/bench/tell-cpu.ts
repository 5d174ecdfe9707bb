/**
 * Loaded into a server by pages.ts: asked 'cpu' it answers with the microseconds of processor time that all its threads
 * have used. Its own children load it too, and are asked other things.
 */
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
