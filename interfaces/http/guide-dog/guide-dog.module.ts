import { Module } from '@nestjs/common';
import { GuideDogReads } from '../../../application/guide-dog/ports.js';
import { PostgresGuideDogReads } from '../../../infrastructure/guide-dog/guide-dog-reads.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { provideAs } from '../server/provide.js';
import { GuideDogsController } from './guide-dogs.controller.js';

/** The Guide Dog community. */
@Module({
  controllers: [GuideDogsController],
  providers: [provideAs(GuideDogReads, PostgresGuideDogReads, Database)],
})
export class GuideDogModule {}
