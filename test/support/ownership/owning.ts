import { startClaiming, type Claiming } from '../claim/claiming.js';
import { ADA, OLIVE } from '../search/seeded.js';

export const REQUEST_FORM = { message: 'I bought the café in April. The lease is in my name.' } as const;

/** An email about a request or an offer. */
export interface OwnershipEmail {
  readonly to: string | null;
  readonly member: string | null;
  readonly subject: string;
  readonly path: string | null;
  readonly paragraphs: readonly string[];
}

/** A server like that of claims, in which Olive owns businesses and Ada asks for them. */
export interface Owning extends Claiming {
  /** Adds a public business of a member, Olive by default, and returns its ID. */
  owned(owner?: string): Promise<number>;
  ownerOf(businessId: number): Promise<string | null>;
  /** Returns the emails about ownership, oldest first, and forgets them. */
  emails(): Promise<OwnershipEmail[]>;
}

export const ADDRESS = { ada: 'ada@example.com', olive: 'olive@example.com' } as const;

export async function startOwning(name: string): Promise<Owning> {
  const claiming = await startClaiming(name);
  const { sql } = claiming;
  await sql('update users set email = $2 where id = $1', [ADA, ADDRESS.ada]);
  await sql('update users set email = $2 where id = $1', [OLIVE, ADDRESS.olive]);
  return {
    ...claiming,
    owned: async (owner = OLIVE) => {
      const id = await claiming.place();
      await sql(
        `update businesses set owner_id = $2, claimed_by = $2, is_claimed = true, claimed_at = now() where id = $1`,
        [id, owner],
      );
      return id;
    },
    ownerOf: async (id) =>
      (await sql<{ owner: string | null }>('select owner_id as owner from businesses where id = $1', [id]))[0]?.owner ??
      null,
    emails: async () => {
      const found = await sql<OwnershipEmail>(
        `select recipient #>> '{}' as to, member_id as member, payload ->> 'subject' as subject,
           payload #>> '{action,path}' as path, payload -> 'paragraphs' as paragraphs
         from outbox where dedupe_key like 'ownership-request:%' or dedupe_key like 'business-transfer%'
         order by created_at, id`,
      );
      await sql(
        `delete from outbox where dedupe_key like 'ownership-request:%' or dedupe_key like 'business-transfer%'`,
      );
      return found;
    },
  };
}
