import { createHmac } from 'node:crypto';
import type { SubmissionNetworks } from '../../../application/administration/queue-ports.js';
import type { SubmissionKind } from '../../../domain/administration/queue-mark.js';
import type { Database, Statement } from '../../postgres/database.js';

const RECORD: Statement = {
  name: 'submission-network',
  text: `insert into submission_networks (kind, id, network_hash) values ($1, $2, $3) on conflict do nothing`,
};

interface NetworkOptions {
  /** Returns the network of an address. */
  readonly networkOf: (address: string) => string;
  /** Secret for hashing networks, so that the table reveals none. */
  readonly secret: string;
  /** Receives errors, after which the item has no network. */
  readonly onFailure: (error: unknown) => void;
}

export class PostgresSubmissionNetworks implements SubmissionNetworks {
  constructor(
    private readonly database: Database,
    private readonly options: NetworkOptions,
  ) {}

  async record(kind: SubmissionKind, id: number | null, address: string): Promise<void> {
    if (id === null) return;
    const { networkOf, secret, onFailure } = this.options;
    const hash = createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
    await this.database.rows(RECORD, [kind, id, hash]).catch(onFailure);
  }
}
