/** Chance: ids that nobody else has, and secrets that nobody can guess. */
export abstract class Secrets {
  /** A UUID v7. */
  abstract newId(): string;
  /** 256 random bits, as 43 characters of base64url. */
  abstract newSecret(): string;
  /** What is kept of a secret, so that whoever reads the database cannot use it. */
  abstract hashOf(secret: string): string;
}
