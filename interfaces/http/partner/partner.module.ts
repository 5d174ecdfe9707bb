import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { SearchBusinesses } from '../../../application/business/search-businesses.js';
import { Gazetteer, PlaceCounts } from '../../../application/gazetteer/ports.js';
import { EmbedPlace } from '../../../application/partner/embed-place.js';
import { PlaceCards } from '../../../application/partner/ports.js';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { PostgresPlaceCards } from '../../../infrastructure/partner/place-cards.query.js';
import { BADGE_SIZE, badgePath } from '../../contract/business/badge.js';
import { BusinessModule } from '../business/business.module.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { styleSheet } from '../html/style.js';
import { READS, SETTINGS } from '../server/core.module.js';
import { provideAs, provideBy } from '../server/provide.js';
import { EmbedPages } from './embed-pages.js';
import { OEmbedController } from './oembed.controller.js';

const PAGE_FOLDER = 'interfaces/http/partner/page';

const pageFile = (name: string): string => readFileSync(join(PROJECT_ROOT, PAGE_FOLDER, name), 'utf8');

/** What other websites show of the directory. */
@Module({
  imports: [BusinessModule, GazetteerModule],
  controllers: [OEmbedController],
  providers: [
    provideAs(PlaceCards, PostgresPlaceCards, READS),
    provideBy(
      EmbedPlace,
      (cards, { site, http }) =>
        new EmbedPlace(cards, {
          siteName: site.name,
          publicUrl: http.publicUrl,
          badge: { ...BADGE_SIZE, pathOf: badgePath },
        }),
      ...([PlaceCards, SETTINGS] as const),
    ),
    provideBy(
      EmbedPages,
      (search, gazetteer, counts, cards, { site, http }) =>
        new EmbedPages({
          ...{ search, gazetteer, counts, cards },
          site: { siteName: site.name, publicUrl: http.publicUrl },
          script: pageFile('widget-v1.js'),
          style: styleSheet(pageFile('embed.css')),
        }),
      ...([SearchBusinesses, Gazetteer, PlaceCounts, PlaceCards, SETTINGS] as const),
    ),
  ],
})
export class PartnerModule {}
