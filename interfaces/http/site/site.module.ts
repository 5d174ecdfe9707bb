import { Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { SitemapReads, StoredFigures } from '../../../application/site/ports.js';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { availableBytes } from '../../../infrastructure/config/available-memory.js';
import { diskFacts } from '../../../infrastructure/health/create-health-probes.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { PostgresStoredFigures } from '../../../infrastructure/health/stored-figures.query.js';
import { PostgresSitemapReads } from '../../../infrastructure/site/sitemap-reads.query.js';
import { ApiDocument } from '../openapi/api-document.js';
import { DocumentsController } from '../openapi/documents.controller.js';
import { READS, SERVER_RESOURCES, SETTINGS } from '../server/core.module.js';
import { provideAs, provideBy } from '../server/provide.js';
import { registerMachineMetrics } from './machine-metrics.js';
import { MetricsAccess } from './metrics-access.js';
import { Metrics } from './metrics.js';
import { METRICS } from './metrics.module.js';
import { OperationController } from './operation.controller.js';
import { Readiness } from './readiness.js';
import { registerReplicaMetrics } from './replica-metrics.js';
import { registerStoredMetrics } from './stored-metrics.js';
import { SiteController } from './site.controller.js';
import { Sitemap } from './sitemap.js';

/** Probes, metrics, and documents about the site. */
@Module({
  controllers: [SiteController, DocumentsController, OperationController],
  providers: [
    provideAs(SitemapReads, PostgresSitemapReads, READS),
    provideBy(Sitemap, (reads, { http }) => new Sitemap(reads, http.publicUrl), SitemapReads, SETTINGS),
    provideBy(
      ApiDocument,
      ({ site, http }) => new ApiDocument(PROJECT_ROOT, { name: site.name, publicUrl: http.publicUrl }),
      SETTINGS,
    ),
    provideBy(
      Readiness,
      ({ pendingMigrations, replicas }) => new Readiness(pendingMigrations, replicas),
      SERVER_RESOURCES,
    ),
    provideBy(
      Metrics,
      (registry, { pool }, figures, { workers, replicas, settings }) => {
        const stored = new Registry();
        registerStoredMetrics(stored, figures);
        registerMachineMetrics(stored, availableBytes(), () => diskFacts(settings.dataDir));
        if (replicas !== undefined) registerReplicaMetrics(registry, replicas);
        return new Metrics(registry, pool, stored, workers?.metrics);
      },
      METRICS,
      Database,
      StoredFigures,
      SERVER_RESOURCES,
    ),
    provideAs(StoredFigures, PostgresStoredFigures, Database),
    provideBy(MetricsAccess, ({ metricsToken, production }) => new MetricsAccess(metricsToken, production), SETTINGS),
  ],
})
export class SiteModule {}
