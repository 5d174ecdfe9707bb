import { LockMode } from '@mikro-orm/core';
import { GuideDogs, type GuideDogRecord } from '../../application/guide-dog/ports.js';
import type { GuideDogContent } from '../../domain/guide-dog/guide-dog.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { GuideDogEntity } from './guide-dog.entity.js';

/**
 * Lets reviews of the member that are being written or removed end first, and further ones wait (reviews.repository.ts holds
 * the author too): they either stand in the count below, or find the Guide Dog and move it.
 */
const HOLD_MEMBER = 'select from users where id = $1 for update';

const ADD = `
  insert into guide_dogs (user_id, pet_profile_id, pet_name, pet_type, pet_image_url, location, bio, review_count)
  values ($1, $2, $3, $4, $5, $6, $7, (select count(*) from reviews where user_id = $1 and is_published))
  on conflict (user_id) do nothing returning id`;

const IS_HIDDEN = 'select from users where id = $1 and (erasure_at is not null or paused)';

/** The profile cannot be deleted or handed over while this transaction runs. */
const OWNS_PET = 'select from pet_profiles where id = $1 and user_id = $2 for key share';

/** Guide Dogs in PostgreSQL. */
export class PostgresGuideDogs extends GuideDogs {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add(userId: string, guideDog: GuideDogContent): Promise<boolean> {
    await this.work.rows(HOLD_MEMBER, [userId]);
    const { petProfileId, petName, petType, petImageUrl, location, bio } = guideDog;
    return (await this.work.row(ADD, [userId, petProfileId, petName, petType, petImageUrl, location, bio])) !== null;
  }

  override async find(userId: string): Promise<GuideDogRecord | null> {
    const row = await this.work.em.findOne(GuideDogEntity, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null) return null;
    const isVisible = row.state === 'shown' && (await this.work.row(IS_HIDDEN, [userId])) === null;
    const { id, petName, petType, state, version } = row;
    const { location = null, bio = null, petImageUrl = null, petProfileId = null } = row;
    return { id, userId, petName, petType, location, bio, petImageUrl, petProfileId, state, version, isVisible };
  }

  override async save({
    id,
    petName,
    petType,
    location,
    bio,
    petImageUrl,
    petProfileId,
  }: GuideDogRecord): Promise<void> {
    const { em } = this.work;
    // The row that `find` read, so that its version is compared.
    const row = await em.findOneOrFail(GuideDogEntity, id);
    em.assign(row, { petName, petType, location, bio, petImageUrl, petProfileId });
    await em.flush();
  }

  override async ownsPet(userId: string, petProfileId: number): Promise<boolean> {
    return (await this.work.row(OWNS_PET, [petProfileId, userId])) !== null;
  }
}
