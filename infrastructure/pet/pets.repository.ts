import type { InferEntity } from '@mikro-orm/core';
import type { Pets, PetRecord } from '../../application/pet/ports.js';
import type { PetContent } from '../../domain/pet/pet.js';
import { holdAccount } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { PetProfileEntity } from './pet-profile.entity.js';

const IS_HIDDEN = 'select from users where id = $1 and (erasure_at is not null or paused)';

export class PostgresPets implements Pets {
  constructor(private readonly work: UnitOfWork) {}

  async countOf(userId: string): Promise<number> {
    // The member's other changes wait until this transaction ends.
    await holdAccount(this.work, userId);
    return this.work.em.count(PetProfileEntity, { userId });
  }

  async add(userId: string, pet: PetContent): Promise<number> {
    return (await this.work.add(PetProfileEntity, { ...lists(pet), userId })).id;
  }

  async find(id: number): Promise<PetRecord | null> {
    const row = await this.work.lock(PetProfileEntity, { id });
    if (row === null) return null;
    const isHidden = row.state !== 'shown' || (await this.work.row(IS_HIDDEN, [row.userId])) !== null;
    return recordOf(row, row.isPublic && !isHidden);
  }

  async save({ version: _, isVisible: __, ...pet }: PetRecord): Promise<void> {
    await this.work.change(PetProfileEntity, pet.id, lists(pet));
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
