import { changedPet, type PetChange } from '../../domain/pet/pet.js';
import { requirePetOwner } from '../../domain/pet/pet-visibility.js';
import { requireNotRemoved } from '../../domain/moderation/target.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPhoto, receivePhoto } from './pet-photo.js';
import type { PetRecord, Pets } from './ports.js';

export class ChangePet {
  constructor(
    private readonly transaction: Transaction,
    private readonly pets: Pets,
    private readonly pictures: TakePictures,
  ) {}

  /** Throws PET_NOT_FOUND, FORBIDDEN for another member's or a removed pet, and the errors of `TakePictures`. */
  async run(actor: Actor, id: number, change: PetChange): Promise<void> {
    const petImageUrl = await receivePhoto(this.pictures, actor, change.petImageUrl, () =>
      this.transaction.run(() => this.#changeable(actor, id)),
    );
    await this.transaction.run(async () => {
      const pet = await this.#changeable(actor, id);
      const changed = changedPet(pet, { ...change, petImageUrl });
      await keepPhoto(this.pictures, actor, pet.petImageUrl, changed.petImageUrl);
      await this.pets.save(changed);
    });
  }

  async #changeable({ userId }: Actor, id: number): Promise<PetRecord> {
    const pet = requirePetOwner(await this.pets.find(id), userId);
    requireNotRemoved(pet);
    return pet;
  }
}
