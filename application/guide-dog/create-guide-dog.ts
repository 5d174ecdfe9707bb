import {
  changedGuideDog,
  refuseSecondGuideDog,
  type GuideDogChange,
  type GuideDogContent,
} from '../../domain/guide-dog/guide-dog.js';
import { keepPhoto, receivePhoto } from '../pet/pet-photo.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { requireOwnPet } from './require-own-pet.js';
import type { GuideDogs } from './ports.js';

/** A new Guide Dog profile, with at least a name, kind, and location. */
export type NewGuideDog = GuideDogChange & Pick<GuideDogContent, 'petName' | 'petType' | 'location'>;

/** Adds a member to the Guide Dog community. Their earlier reviews count. */
export class CreateGuideDog {
  constructor(
    private readonly transaction: Transaction,
    private readonly guideDogs: GuideDogs,
    private readonly pictures: TakePictures,
  ) {}

  /** Throws GUIDE_DOG_EXISTS, INVALID_INPUT for another member's pet, and the errors of `TakePictures`. */
  async run(actor: Actor, input: NewGuideDog): Promise<void> {
    const { petName, petType, location } = input;
    const petImageUrl = await receivePhoto(this.pictures, actor, input.petImageUrl, () =>
      this.transaction.run(async () => {
        if ((await this.guideDogs.find(actor.userId)) !== null) refuseSecondGuideDog();
        await requireOwnPet(this.guideDogs, actor, null, input.petProfileId ?? null);
      }, 'preparation'),
    );
    const first: GuideDogContent = { petName, petType, location, bio: null, petImageUrl: null, petProfileId: null };
    const content = changedGuideDog(first, { ...input, petImageUrl });
    await this.transaction.run(async () => {
      await requireOwnPet(this.guideDogs, actor, null, content.petProfileId);
      await keepPhoto(this.pictures, actor, null, content.petImageUrl);
      if (!(await this.guideDogs.add(actor.userId, content))) refuseSecondGuideDog();
    });
  }
}
