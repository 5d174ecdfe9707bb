import { changedPet, NEW_PET, requireRoomForPet, type PetChange, type PetContent } from '../../domain/pet/pet.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPhoto, receivePhoto } from './pet-photo.js';
import type { Pets } from './ports.js';

/** A new pet profile, with at least a name and kind. */
export type NewPet = PetChange & Pick<PetContent, 'petName' | 'petType'>;

export class CreatePet {
  constructor(
    private readonly transaction: Transaction,
    private readonly pets: Pets,
    private readonly pictures: TakePictures,
  ) {}

  /** Returns its id. Throws TOO_MANY_PETS and the errors of `TakePictures`. */
  async run(actor: Actor, input: NewPet): Promise<number> {
    const { petName, petType } = input;
    const petImageUrl = await receivePhoto(this.pictures, actor, input.petImageUrl, () =>
      this.transaction.run(() => this.#requireRoom(actor), 'preparation'),
    );
    const pet = changedPet({ ...NEW_PET, petName, petType }, { ...input, petImageUrl });
    return this.transaction.run(async () => {
      await this.#requireRoom(actor);
      await keepPhoto(this.pictures, actor, null, pet.petImageUrl);
      return this.pets.add(actor.userId, pet);
    });
  }

  async #requireRoom({ userId }: Actor): Promise<void> {
    requireRoomForPet(await this.pets.countOf(userId));
  }
}
