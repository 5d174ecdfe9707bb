/** A standby of the database that answers reads, for metrics and health. */
export interface ReplicaFigures {
  /** Host and port. */
  readonly name: string;
  readonly isInUse: boolean;
  /** Null if it did not answer. */
  readonly lagSeconds: number | null;
}

/** The standbys of the database, in the order of the settings. */
export interface Standbys {
  readonly figures: readonly ReplicaFigures[];
}
