import { LockMode, type InferEntity } from '@mikro-orm/core';
import type { Pets, PetRecord } from '../../application/pet/ports.js';
import type { PetContent } from '../../domain/pet/pet.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { PetProfileEntity } from './pet-profile.entity.js';

/**
 * Makes the member's other changes wait until this transaction ends. Plain SQL, because MikroORM only offers a stronger
 * lock, which would block reviews too.
 */
const HOLD_MEMBER = 'select from users where id = $1 for no key update';

const IS_HIDDEN = 'select from users where id = $1 and (erasure_at is not null or paused)';

/** Pet profiles in PostgreSQL, as entities. */
export class PostgresPets implements Pets {
  constructor(private readonly work: UnitOfWork) {}

  async countOf(userId: string): Promise<number> {
    await this.work.rows(HOLD_MEMBER, [userId]);
    return this.work.em.count(PetProfileEntity, { userId });
  }

  async add(userId: string, pet: PetContent): Promise<number> {
    const { em } = this.work;
    const row = em.create(PetProfileEntity, { ...lists(pet), userId });
    await em.persist(row).flush();
    return row.id;
  }

  async find(id: number): Promise<PetRecord | null> {
    const row = await this.work.em.findOne(PetProfileEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (row === null) return null;
    const isHidden = row.state !== 'shown' || (await this.work.row(IS_HIDDEN, [row.userId])) !== null;
    return recordOf(row, row.isPublic && !isHidden);
  }

  async save({ version: _, isVisible: __, ...pet }: PetRecord): Promise<void> {
    const { em } = this.work;
    // The row that `find` loaded, so that its version is checked.
    em.assign(await em.findOneOrFail(PetProfileEntity, pet.id), lists(pet));
    await em.flush();
  }

  async remove(id: number): Promise<void> {
    await this.work.em.nativeDelete(PetProfileEntity, { id });
  }
}

/** MikroORM's lists are mutable; the domain's are read-only. */
function lists<T extends PetContent>(pet: T) {
  return {
    ...pet,
    allergies: [...pet.allergies],
    medications: [...pet.medications],
    favoriteToys: [...pet.favoriteToys],
    favoriteActivities: [...pet.favoriteActivities],
    favoriteTreats: [...pet.favoriteTreats],
    dislikes: [...pet.dislikes],
    funFacts: [...pet.funFacts],
  };
}

/** The database sets these timestamps. */
function recordOf(row: InferEntity<typeof PetProfileEntity>, isVisible: boolean): PetRecord {
  const { createdAt: _, updatedAt: __, stateSince: ___, ...pet } = row;
  return { ...pet, isVisible } as PetRecord;
}
