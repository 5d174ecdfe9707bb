/** Work that is done beside the requests. It is done at least once: `run` must bear being called twice. */
export interface Job {
  /** Its queue; one that use cases leave work in is listed in queues.ts too. */
  readonly name: string;
  /** When it is done by itself: minute, hour, day, month, weekday (UTC), in one process of all. */
  readonly schedule?: string;
  /** How many this process does at once; 1 where it is absent. */
  readonly concurrency?: number;
  /** Seconds between looks for new work; 10 where it is absent, as for scheduled work. */
  readonly pollSeconds?: number;
  /**
   * What a use case left with it; empty for work that has a timetable. What it throws is logged, and it is tried again.
   */
  run(data: Readonly<Record<string, unknown>>): Promise<void>;
}
