import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookSigner } from '../../application/webhook/ports.js';
import { Seal } from '../secret/seal.js';

/** The specification allows 24 to 64. */
const SECRET_BYTES = 32;

/** Signs messages as in the Standard Webhooks specification. Secrets are encrypted with APP_SECRET. */
export class StandardWebhookSigner implements WebhookSigner {
  readonly #seal: Seal;

  constructor(appSecret: string) {
    this.#seal = new Seal(appSecret, 'webhooks: secrets of endpoints');
  }

  newSecret(): string {
    return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  }

  seal(secret: string): string {
    return this.#seal.close(secret);
  }

  /** Throws if APP_SECRET has changed since a secret was encrypted. */
  headers(id: string, at: Date, body: string, secrets: readonly string[]): Readonly<Record<string, string>> {
    const signatures = secrets.map((sealed) => {
      const secret = this.#seal.open(sealed);
      if (secret === null) throw new Error('A webhook secret was encrypted with another APP_SECRET.');
      return new Webhook(secret).sign(id, at, body);
    });
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signatures.join(' '),
    };
  }
}
