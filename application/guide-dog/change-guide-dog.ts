import { changedGuideDog, requireOwnGuideDog, type GuideDogChange } from '../../domain/guide-dog/guide-dog.js';
import { requireNotRemoved } from '../../domain/moderation/removed.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPicture, receivePicture, requireOwnPet } from './guide-dog-picture.js';
import type { GuideDogRecord, GuideDogs } from './ports.js';

/** A member changes what the own Guide Dog profile says. */
export class ChangeGuideDog {
  constructor(
    private readonly transaction: Transaction,
    private readonly guideDogs: GuideDogs,
    private readonly pictures: TakePictures,
  ) {}

  /**
   * Refuses with GUIDE_DOG_NOT_FOUND, with FORBIDDEN another member's and what an administrator removed, with INVALID_INPUT another one's pet, and a picture
   * as `TakePictures`.
   */
  async run(actor: Actor, userId: string, change: GuideDogChange): Promise<void> {
    const petImageUrl = await receivePicture(this.pictures, actor, change.petImageUrl, () =>
      this.transaction.run(async () => {
        const { petProfileId } = await this.#changeable(actor, userId);
        await requireOwnPet(this.guideDogs, actor, petProfileId, change.petProfileId ?? null);
      }),
    );
    await this.transaction.run(async () => {
      const guideDog = await this.#changeable(actor, userId);
      const changed = changedGuideDog(guideDog, { ...change, petImageUrl });
      await keepPicture({ pictures: this.pictures, guideDogs: this.guideDogs }, actor, guideDog, changed);
      await this.guideDogs.save(changed);
    });
  }

  async #changeable(actor: Actor, userId: string): Promise<GuideDogRecord> {
    const guideDog = requireOwnGuideDog(await this.guideDogs.find(userId), actor.userId);
    requireNotRemoved(guideDog);
    return guideDog;
  }
}
