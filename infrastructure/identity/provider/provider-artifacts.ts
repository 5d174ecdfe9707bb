import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Database, Statement } from '../../postgres/database.js';
import { BoundedSignIns } from '../bounded-sign-ins.js';
import { MAX_SIGN_IN_S } from '../../../domain/account/session-life.js';

/** Models that end with their grant. */
const GRANTABLE = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

const UPSERT = {
  name: 'provider-artefact-upsert',
  text: `insert into provider_artefacts (model, id, payload, grant_id, account_id, uid, expires_at)
    values ($1, $2, $3::jsonb, $4, $5, $6, now() + $7 * interval '1 second')
    on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
      account_id = excluded.account_id, uid = excluded.uid, expires_at = excluded.expires_at`,
};
const FIND = {
  name: 'provider-artefact-find',
  text: `select payload from provider_artefacts where model = $1 and id = $2 and (expires_at is null or expires_at > now())`,
};
const FIND_BY_UID = {
  name: 'provider-artefact-find-by-uid',
  text: `select payload from provider_artefacts where model = $1 and uid = $2 and (expires_at is null or expires_at > now())`,
};
const CONSUME = {
  name: 'provider-artefact-consume',
  text: `update provider_artefacts set payload = payload || jsonb_build_object('consumed', extract(epoch from now())::bigint)
    where model = $1 and id = $2 and payload -> 'consumed' is null returning id`,
};
const DESTROY = {
  name: 'provider-artefact-destroy',
  text: `delete from provider_artefacts where model = $1 and id = $2`,
};
const REVOKE = {
  name: 'provider-artefact-revoke',
  text: `delete from provider_artefacts where model = $1 and grant_id = $2`,
};

/** SQL for sign-ins in progress. Only reads rows that expire within the maximum sign-in time, so it skips sessions. */
const UNDER_WAY = `model = 'Interaction' and expires_at <= now() + interval '${MAX_SIGN_IN_S} seconds'`;

/**
 * The provider's stored objects of one model, one row each, so that any process can continue another's work. Plain SQL,
 * in atomic upserts.
 */
export class ProviderArtifacts implements Adapter {
  readonly #underWay: BoundedSignIns | null;

  constructor(
    private readonly database: Database,
    private readonly model: string,
  ) {
    this.#underWay = model === 'Interaction' ? new BoundedSignIns(database, 'provider_artefacts', UNDER_WAY) : null;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const grantId = GRANTABLE.has(this.model) ? (payload.grantId ?? null) : null;
    const uid = this.model === 'Session' ? (payload.uid ?? null) : null;
    const values = [JSON.stringify(payload), grantId, accountOf(payload), uid, expiresIn ?? null];
    await this.database.rows(UPSERT, [this.model, id, ...values]);
    await this.#underWay?.added();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#payload(FIND, id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#payload(FIND_BY_UID, uid);
  }

  /** The device code flow is not offered. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /**
   * Marks an artifact as used. The provider finds first and consumes later, so two processes with the same code could
   * both get this far. The row lets only one through and refuses the other.
   */
  async consume(id: string): Promise<void> {
    const consumed = await this.database.row(CONSUME, [this.model, id]);
    if (consumed === null) throw new errors.InvalidGrant('it was already used');
  }

  async destroy(id: string): Promise<void> {
    await this.database.rows(DESTROY, [this.model, id]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.database.rows(REVOKE, [this.model, grantId]);
  }

  async #payload(statement: Statement, key: string): Promise<AdapterPayload | undefined> {
    // Callers choose codes and ids. The database cannot hold a NUL, so nothing is stored under a key that contains one.
    if (key.includes('\0')) return undefined;
    return (await this.database.row<{ payload: AdapterPayload }>(statement, [this.model, key]))?.payload;
  }
}

/**
 * Returns the account an artifact belongs to, so that both end together. A sign-in in progress has one only after the
 * correct password.
 */
function accountOf({ accountId, result }: AdapterPayload): string | null {
  const { login } = (result ?? {}) as { login?: { accountId?: string } };
  return accountId ?? login?.accountId ?? null;
}
