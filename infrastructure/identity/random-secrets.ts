import type { Clock } from '../../application/shared/clock.js';
import type { Secrets } from '../../application/shared/secrets.js';
import { hashOfToken, newToken } from './token.js';
import { uuidV7 } from '../postgres/uuid-v7.js';

/** Secrets from the system's random number generator. */
export class RandomSecrets implements Secrets {
  constructor(private readonly clock: Clock) {}

  newId(): string {
    return uuidV7(this.clock.now().getTime());
  }

  newSecret(): string {
    return newToken();
  }

  hashOf(secret: string): string {
    return hashOfToken(secret);
  }
}
