import { changedPet, NEW_PET, requireRoomForPet, type PetChange, type PetContent } from '../../domain/pet/pet.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPhoto, receivePhoto } from './pet-photo.js';
import type { Pets } from './ports.js';

/** What is said of a new pet: its name and kind at least. */
export type NewPet = PetChange & Pick<PetContent, 'petName' | 'petType'>;

/** A member makes a profile of a pet. */
export class CreatePet {
  constructor(
    private readonly transaction: Transaction,
    private readonly pets: Pets,
    private readonly pictures: TakePictures,
  ) {}

  /** Answers its id. Refuses with TOO_MANY_PETS, and a photo as `TakePictures`. */
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
