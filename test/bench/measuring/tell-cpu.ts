/**
 * Preloaded into measured servers: replies to the message 'cpu' with the processor time that all threads have used, in
 * microseconds. The server's child processes load it, too, so it ignores other messages.
 */
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
