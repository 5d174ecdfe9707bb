/** One unit of work. */
export abstract class Transaction {
  /**
   * Runs `work` so that everything it changes and everything it sends (`Outbox`) is kept together or not at all; a unit
   * of work within another joins it. What `work` throws undoes it and is thrown on. It may be run again from its beginning, so
   * it does nothing that is not undone. A `preparation` makes nothing yet of a call with a key: it looks whether the call may be
   * made, or keeps what counts for nothing without the rest of it.
   */
  abstract run<T>(work: () => Promise<T>, as?: 'preparation'): Promise<T>;
}
