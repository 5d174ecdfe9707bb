import {
  changedGuideDog,
  refuseSecondGuideDog,
  type GuideDogChange,
  type GuideDogContent,
} from '../../domain/guide-dog/guide-dog.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPicture, receivePicture, requireOwnPet } from './guide-dog-picture.js';
import type { GuideDogs } from './ports.js';

/** What is said of a new Guide Dog: its name, kind and place at least. */
export type NewGuideDog = GuideDogChange & Pick<GuideDogContent, 'petName' | 'petType' | 'location'>;

const NO_PICTURE = { petImageUrl: null, petProfileId: null };

/** A member joins the Guide Dog community; reviews that they wrote before count. */
export class CreateGuideDog {
  constructor(
    private readonly transaction: Transaction,
    private readonly guideDogs: GuideDogs,
    private readonly pictures: TakePictures,
  ) {}

  /** Refuses with GUIDE_DOG_EXISTS, with INVALID_INPUT another one's pet, and a picture as `TakePictures`. */
  async run(actor: Actor, input: NewGuideDog): Promise<void> {
    const { petName, petType, location } = input;
    const petImageUrl = await receivePicture(this.pictures, actor, input.petImageUrl, () =>
      this.transaction.run(async () => {
        if ((await this.guideDogs.find(actor.userId)) !== null) refuseSecondGuideDog();
        await requireOwnPet(this.guideDogs, actor, null, input.petProfileId ?? null);
      }, 'preparation'),
    );
    const first: GuideDogContent = { petName, petType, location, bio: null, ...NO_PICTURE };
    const content = changedGuideDog(first, { ...input, petImageUrl });
    await this.transaction.run(async () => {
      await keepPicture({ pictures: this.pictures, guideDogs: this.guideDogs }, actor, NO_PICTURE, content);
      if (!(await this.guideDogs.add(actor.userId, content))) refuseSecondGuideDog();
    });
  }
}
