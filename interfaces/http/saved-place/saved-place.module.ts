import { Module } from '@nestjs/common';
import { ForgetPlace } from '../../../application/saved-place/forget-place.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { SavedPlaceReads, SavedPlaces } from '../../../application/saved-place/ports.js';
import { SavePlace } from '../../../application/saved-place/save-place.js';
import { Transaction } from '../../../application/shared/transaction.js';
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
    provide(SavePlace, Transaction, SavedPlaces),
    provide(ForgetPlace, Transaction, SavedPlaces),
    provide(MarkSaved, SavedPlaces),
  ],
  exports: [MarkSaved],
})
export class SavedPlaceModule {}
