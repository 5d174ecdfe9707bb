import { Module } from '@nestjs/common';
import { GetGuideDog } from '../../../application/guide-dog/get-guide-dog.js';
import { ListGuideDogs } from '../../../application/guide-dog/list-guide-dogs.js';
import { GuideDogReads } from '../../../application/guide-dog/ports.js';
import { PostgresGuideDogReads } from '../../../infrastructure/guide-dog/guide-dog-reads.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { provide, provideAs } from '../server/provide.js';
import { GuideDogsController } from './guide-dogs.controller.js';

/** The Guide Dog community. */
@Module({
  controllers: [GuideDogsController],
  providers: [
    provideAs(GuideDogReads, PostgresGuideDogReads, Database),
    provide(ListGuideDogs, GuideDogReads),
    provide(GetGuideDog, GuideDogReads),
  ],
})
export class GuideDogModule {}
