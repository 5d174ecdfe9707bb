/**
 * Runs test files in plain Node.js processes. `jest-light-runner` answers the first process that asks for the
 * configuration by sending it to all that wait. One that isn't listening yet misses it, and no answer to its own
 * question follows: its test file never starts. Here each answer goes only to the process that asked.
 */
import runner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';

interface Channel {
  onMessage(listener: (message: unknown) => void): void;
  postMessage(message: unknown): void;
}

interface RunOptions {
  readonly channel?: Channel;
}

const run = Tinypool.prototype.run as (task: unknown, options?: RunOptions) => Promise<unknown>;

function runApart(this: Tinypool, task: unknown, { channel, ...options }: RunOptions = {}): Promise<unknown> {
  return run.call(this, task, channel === undefined ? options : { ...options, channel: apart(channel) });
}

/** Returns a channel of one process, which lets it listen only while it asks. */
function apart(shared: Channel): Channel {
  let listener: ((message: unknown) => void) | undefined;
  return {
    onMessage(given) {
      listener = given;
    },
    postMessage(message) {
      if (listener !== undefined) shared.onMessage(listener);
      shared.postMessage(message);
    },
  };
}

Tinypool.prototype.run = runApart as typeof Tinypool.prototype.run;

export default runner;
