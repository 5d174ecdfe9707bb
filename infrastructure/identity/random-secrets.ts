import type { Clock } from '../../application/shared/clock.js';
import { Secrets } from '../../application/shared/secrets.js';
import { hashOfToken, newToken } from './token.js';
import { uuidV7 } from '../postgres/uuid-v7.js';

/** Chance of the machine. */
export class RandomSecrets extends Secrets {
  constructor(private readonly clock: Clock) {
    super();
  }

  override newId(): string {
    return uuidV7(this.clock.now().getTime());
  }

  override newSecret(): string {
    return newToken();
  }

  override hashOf(secret: string): string {
    return hashOfToken(secret);
  }
}
