import { changedGuideDog, requireOwnGuideDog, type GuideDogChange } from '../../domain/guide-dog/guide-dog.js';
import { requireNotRemoved } from '../../domain/moderation/removed.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPicture, receivePicture } from './guide-dog-picture.js';
import type { GuideDogs } from './ports.js';

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
    // Before anything of a picture is decoded.
    await this.transaction.run(async () => void requireOwnGuideDog(await this.guideDogs.find(userId), actor.userId));
    const petImageUrl = await receivePicture(this.pictures, actor, change.petImageUrl);
    await this.transaction.run(async () => {
      const guideDog = requireOwnGuideDog(await this.guideDogs.find(userId), actor.userId);
      requireNotRemoved(guideDog);
      const changed = changedGuideDog(guideDog, { ...change, petImageUrl });
      await keepPicture({ pictures: this.pictures, guideDogs: this.guideDogs }, actor, guideDog, changed);
      await this.guideDogs.save(changed);
    });
  }
}
