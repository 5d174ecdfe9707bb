import { Module } from '@nestjs/common';
import { ChangePet } from '../../../application/pet/change-pet.js';
import { CreatePet } from '../../../application/pet/create-pet.js';
import { PetReads, Pets } from '../../../application/pet/ports.js';
import { RemovePet } from '../../../application/pet/remove-pet.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { PostgresPetReads } from '../../../infrastructure/pet/pet-reads.query.js';
import { PostgresPets } from '../../../infrastructure/pet/pets.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { READS } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { UploadModule } from '../upload/upload.module.js';
import { PetProfilesController } from './pet-profiles.controller.js';

/** Profiles of members' pets. */
@Module({
  imports: [UploadModule],
  controllers: [PetProfilesController],
  providers: [
    provideAs(PetReads, PostgresPetReads, READS),
    provideAs(Pets, PostgresPets, UnitOfWork),
    provide(CreatePet, Transaction, Pets, TakePictures),
    provide(ChangePet, Transaction, Pets, TakePictures),
    provide(RemovePet, Transaction, Pets, TakePictures),
  ],
})
export class PetModule {}
