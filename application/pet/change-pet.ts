import { changedPet, type PetChange } from '../../domain/pet/pet.js';
import { requirePetOwner } from '../../domain/pet/pet-visibility.js';
import { requireNotRemoved } from '../../domain/moderation/removed.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPhoto, receivePhoto } from './pet-photo.js';
import type { Pets } from './ports.js';

/** A member changes what the profile of a pet says. */
export class ChangePet {
  constructor(
    private readonly transaction: Transaction,
    private readonly pets: Pets,
    private readonly pictures: TakePictures,
  ) {}

  /** Refuses with PET_NOT_FOUND, with FORBIDDEN whoever is not its owner and what an administrator removed, and a photo as `TakePictures`. */
  async run(actor: Actor, id: number, change: PetChange): Promise<void> {
    // Before anything of a picture is decoded.
    await this.transaction.run(async () => void requirePetOwner(await this.pets.find(id), actor.userId));
    const petImageUrl = await receivePhoto(this.pictures, actor, change.petImageUrl);
    await this.transaction.run(async () => {
      const pet = requirePetOwner(await this.pets.find(id), actor.userId);
      requireNotRemoved(pet);
      const changed = changedPet(pet, { ...change, petImageUrl });
      await keepPhoto(this.pictures, actor, pet.petImageUrl, changed.petImageUrl);
      await this.pets.save(changed);
    });
  }
}
