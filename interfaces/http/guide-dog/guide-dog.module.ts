import { Module } from '@nestjs/common';
import { ChangeGuideDog } from '../../../application/guide-dog/change-guide-dog.js';
import { CreateGuideDog } from '../../../application/guide-dog/create-guide-dog.js';
import { GuideDogReads, GuideDogs } from '../../../application/guide-dog/ports.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { PostgresGuideDogReads } from '../../../infrastructure/guide-dog/guide-dog-reads.query.js';
import { PostgresGuideDogs } from '../../../infrastructure/guide-dog/guide-dogs.repository.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { READS } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { UploadModule } from '../upload/upload.module.js';
import { GuideDogsController } from './guide-dogs.controller.js';

/** The Guide Dog community. */
@Module({
  imports: [UploadModule],
  controllers: [GuideDogsController],
  providers: [
    provideAs(GuideDogReads, PostgresGuideDogReads, READS),
    provideAs(GuideDogs, PostgresGuideDogs, UnitOfWork),
    provide(CreateGuideDog, Transaction, GuideDogs, TakePictures),
    provide(ChangeGuideDog, Transaction, GuideDogs, TakePictures),
  ],
})
export class GuideDogModule {}
