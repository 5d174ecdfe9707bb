/** One unit of work. */
export abstract class Transaction {
  /**
   * Runs `work` so that everything it changes and everything it sends (`Outbox`) is kept together or not at all; a unit
   * of work within another joins it. What `work` throws undoes it and is thrown on.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
