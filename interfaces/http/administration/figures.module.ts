import { Module } from '@nestjs/common';
import { DirectoryFigures } from '../../../application/administration/ports.js';
import { PostgresDirectoryFigures } from '../../../infrastructure/administration/directory-figures.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { provideAs } from '../server/provide.js';
import { AdminStatsController } from './admin-stats.controller.js';

/** Figures about the whole directory, for administrators. */
@Module({
  controllers: [AdminStatsController],
  providers: [provideAs(DirectoryFigures, PostgresDirectoryFigures, Database)],
})
export class FiguresModule {}
