import { changedGuideDog, requireOwnGuideDog, type GuideDogChange } from '../../domain/guide-dog/guide-dog.js';
import { requireNotRemoved } from '../../domain/moderation/target.js';
import { keepPhoto, receivePhoto } from '../pet/pet-photo.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { requireOwnPet } from './require-own-pet.js';
import type { GuideDogRecord, GuideDogs } from './ports.js';

export class ChangeGuideDog {
  constructor(
    private readonly transaction: Transaction,
    private readonly guideDogs: GuideDogs,
    private readonly pictures: TakePictures,
  ) {}

  /**
   * Throws GUIDE_DOG_NOT_FOUND, FORBIDDEN for another member's or a removed profile, INVALID_INPUT for another member's
   * pet, and the errors of `TakePictures`.
   */
  async run(actor: Actor, userId: string, change: GuideDogChange): Promise<void> {
    const petImageUrl = await receivePhoto(this.pictures, actor, change.petImageUrl, () =>
      this.transaction.run(async () => {
        const { petProfileId } = await this.#changeable(actor, userId);
        await requireOwnPet(this.guideDogs, actor, petProfileId, change.petProfileId ?? null);
      }),
    );
    await this.transaction.run(async () => {
      const guideDog = await this.#changeable(actor, userId);
      const changed = changedGuideDog(guideDog, { ...change, petImageUrl });
      await requireOwnPet(this.guideDogs, actor, guideDog.petProfileId, changed.petProfileId);
      await keepPhoto(this.pictures, actor, guideDog.petImageUrl, changed.petImageUrl);
      await this.guideDogs.save(changed);
    });
  }

  async #changeable(actor: Actor, userId: string): Promise<GuideDogRecord> {
    const guideDog = requireOwnGuideDog(await this.guideDogs.find(userId), actor.userId);
    requireNotRemoved(guideDog);
    return guideDog;
  }
}
