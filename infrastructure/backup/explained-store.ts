import { errorCode } from '../health/timed-probe.js';
import { BackupProblem } from './backup-problem.js';
import type { BackupStore } from './backup-store.js';

/** Returns a store whose errors are BackupProblems: a command would take those of its sockets for the database's. */
export function explainedStore(store: BackupStore, address: string): BackupStore {
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw new BackupProblem(
        `${address} cannot be used (${errorCode(error)}). Check that it exists and has space, and that this user or key may read and write there.`,
        error,
      );
    }
  };
  return {
    put: (name, bytes) => explained(store.put(name, bytes)),
    read: (name) => explained(store.read(name)),
    entries: () => explained(store.entries()),
    isComplete: (entry) => explained(store.isComplete(entry)),
    remove: (entry) => explained(store.remove(entry)),
  };
}
