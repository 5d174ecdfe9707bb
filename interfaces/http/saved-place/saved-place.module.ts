import { Module } from '@nestjs/common';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { SavedPlaceReads, SavedPlaces } from '../../../application/saved-place/ports.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresSavedPlaceReads } from '../../../infrastructure/saved-place/saved-place-reads.query.js';
import { PostgresSavedPlaces } from '../../../infrastructure/saved-place/saved-places.repository.js';
import { provide, provideAs } from '../server/provide.js';
import { SavedPlacesController } from './saved-places.controller.js';

/** The businesses that a member saved. */
@Module({
  controllers: [SavedPlacesController],
  providers: [
    provideAs(SavedPlaces, PostgresSavedPlaces, Database, UnitOfWork),
    provideAs(SavedPlaceReads, PostgresSavedPlaceReads, Database),
    provide(MarkSaved, SavedPlaces),
  ],
  exports: [MarkSaved],
})
export class SavedPlaceModule {}
