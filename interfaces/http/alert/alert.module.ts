import { Module } from '@nestjs/common';
import { ChangeAlerts } from '../../../application/alert/change-alerts.js';
import { AlertLinks, AlertReads, Alerts, Digests } from '../../../application/alert/ports.js';
import { PrepareDigests } from '../../../application/alert/prepare-digests.js';
import { ReadFeed } from '../../../application/alert/read-feed.js';
import { StopAlert } from '../../../application/alert/stop-alert.js';
import { Gazetteer } from '../../../application/gazetteer/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresAlertReads } from '../../../infrastructure/alert/alert-reads.query.js';
import { PostgresAlerts } from '../../../infrastructure/alert/alerts.repository.js';
import { PostgresDigests } from '../../../infrastructure/alert/digests.repository.js';
import { HkdfAlertLinks } from '../../../infrastructure/alert/hkdf-alert-links.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { GazetteerModule } from '../gazetteer/gazetteer.module.js';
import { SETTINGS } from '../server/core.module.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AlertFeedsController } from './alert-feeds.controller.js';
import { AlertView } from './alert.view.js';
import { AlertsController } from './alerts.controller.js';
import { AtomView } from './atom.view.js';
import { StopAlertPage } from './stop-alert-page.js';

/** What members follow: areas, searches, and places, by email and as feeds. */
@Module({
  imports: [GazetteerModule],
  controllers: [AlertsController, AlertFeedsController],
  providers: [
    provideAs(Alerts, PostgresAlerts, UnitOfWork),
    provideAs(AlertReads, PostgresAlertReads, Database),
    provideAs(Digests, PostgresDigests, UnitOfWork),
    provideBy(AlertLinks, ({ appSecret }) => new HkdfAlertLinks(appSecret), SETTINGS),
    provideBy(
      ChangeAlerts,
      (transaction, alerts, reads, gazetteer, secrets, clock) =>
        new ChangeAlerts({ transaction, alerts, reads, gazetteer, secrets, clock }),
      ...([Transaction, Alerts, AlertReads, Gazetteer, Secrets, Clock] as const),
    ),
    provide(PrepareDigests, Transaction, Digests, Outbox, AlertLinks, Clock),
    provide(StopAlert, Transaction, Alerts, AlertLinks, Clock),
    provide(ReadFeed, Digests, AlertLinks),
    provide(AlertView, AlertReads, AlertLinks),
    provideBy(AtomView, ({ site, http }) => new AtomView(site.name, http.publicUrl), SETTINGS),
    provideBy(
      StopAlertPage,
      (stopAlert, limits, { site }) => new StopAlertPage(stopAlert, limits, site.name),
      ...([StopAlert, SharedLimits, SETTINGS] as const),
    ),
  ],
})
export class AlertModule {}
