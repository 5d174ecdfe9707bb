import { requirePetOwner } from '../../domain/pet/pet-visibility.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { keepPhoto } from './pet-photo.js';
import type { Pets } from './ports.js';

/** Deletes a pet profile and its photo. */
export class RemovePet {
  constructor(
    private readonly transaction: Transaction,
    private readonly pets: Pets,
    private readonly pictures: TakePictures,
  ) {}

  /** Throws PET_NOT_FOUND, or FORBIDDEN for another member's pet. */
  run(actor: Actor, id: number): Promise<void> {
    return this.transaction.run(async () => {
      const pet = requirePetOwner(await this.pets.find(id), actor.userId);
      await keepPhoto(this.pictures, actor, pet.petImageUrl, null);
      await this.pets.remove(id);
    });
  }
}
