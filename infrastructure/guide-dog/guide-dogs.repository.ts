import type { GuideDogs, GuideDogRecord } from '../../application/guide-dog/ports.js';
import type { GuideDogContent } from '../../domain/guide-dog/guide-dog.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { GuideDogEntity } from './guide-dog.entity.js';

/**
 * Waits for the member's reviews that are being written or removed, and makes later ones wait (reviews.repository.ts
 * locks the author too). Each review is then either in the count below, or finds the Guide Dog and updates it.
 */
const HOLD_MEMBER = 'select from users where id = $1 for update';

const ADD = `
  insert into guide_dogs (user_id, pet_profile_id, pet_name, pet_type, pet_image_url, location, bio, review_count)
  values ($1, $2, $3, $4, $5, $6, $7, (select count(*) from reviews where user_id = $1 and is_published))
  on conflict (user_id) do nothing returning id`;

const IS_HIDDEN = 'select from users where id = $1 and (erasure_at is not null or paused)';

/** Keeps the pet profile from being deleted or transferred during this transaction. */
const OWNS_PET = 'select from pet_profiles where id = $1 and user_id = $2 for key share';

export class PostgresGuideDogs implements GuideDogs {
  constructor(private readonly work: UnitOfWork) {}

  async add(userId: string, guideDog: GuideDogContent): Promise<boolean> {
    await this.work.rows(HOLD_MEMBER, [userId]);
    const { petProfileId, petName, petType, petImageUrl, location, bio } = guideDog;
    return (await this.work.row(ADD, [userId, petProfileId, petName, petType, petImageUrl, location, bio])) !== null;
  }

  async find(userId: string): Promise<GuideDogRecord | null> {
    const row = await this.work.lock(GuideDogEntity, { userId });
    if (row === null) return null;
    const isVisible = row.state === 'shown' && (await this.work.row(IS_HIDDEN, [userId])) === null;
    const { id, petName, petType, state, version } = row;
    const { location = null, bio = null, petImageUrl = null, petProfileId = null } = row;
    return { id, userId, petName, petType, location, bio, petImageUrl, petProfileId, state, version, isVisible };
  }

  async save({ id, petName, petType, location, bio, petImageUrl, petProfileId }: GuideDogRecord): Promise<void> {
    await this.work.change(GuideDogEntity, id, { petName, petType, location, bio, petImageUrl, petProfileId });
  }

  async ownsPet(userId: string, petProfileId: number): Promise<boolean> {
    return (await this.work.row(OWNS_PET, [petProfileId, userId])) !== null;
  }
}
