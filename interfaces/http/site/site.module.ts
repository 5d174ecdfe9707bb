import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { DemoPictures } from '../../../infrastructure/files/demo-pictures.js';
import { PostgresSitemapReads } from '../../../infrastructure/site/sitemap-reads.query.js';
import { ApiDocument } from '../openapi/api-document.js';
import { DocumentsController } from '../openapi/documents.controller.js';
import { MetricsAccess } from './metrics-access.js';
import { Metrics } from './metrics.js';
import { OperationController } from './operation.controller.js';
import { Readiness } from './readiness.js';
import { SiteController } from './site.controller.js';
import { Sitemap } from './sitemap.js';
import { UploadsController } from '../upload/stored-files.controller.js';
import { use, type Dependencies, type Room } from '../server/dependencies.js';

interface OperationDependencies {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Where the pictures of the demo data lie, where that is not their own folder. */
  readonly picturesFolder: string | undefined;
}

/** Probes, figures, documents, and files that lie beside the program. */
export function operationRoom(
  { database, settings }: Dependencies,
  { readiness, metrics, picturesFolder }: OperationDependencies,
): Room {
  return {
    controllers: [UploadsController, SiteController, DocumentsController, OperationController],
    providers: [
      use(Sitemap, new Sitemap(new PostgresSitemapReads(database), settings.http.publicUrl)),
      use(
        DemoPictures,
        new DemoPictures(picturesFolder ?? join(PROJECT_ROOT, 'infrastructure/demo-data/pictures/files')),
      ),
      use(ApiDocument, new ApiDocument(PROJECT_ROOT)),
      use(Readiness, readiness),
      use(Metrics, metrics),
      use(MetricsAccess, new MetricsAccess(settings.metricsToken, settings.production)),
    ],
  };
}
