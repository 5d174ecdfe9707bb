import { toAll, type Calls } from './call.js';

/** Calls about towns, the site, and its health. */
export const SITE_CALLS: Calls = {
  'GET /api/locations/middle': [toAll(200, { query: '?location=Austin' })],
  'GET /api/locations/suggestions': [toAll(200, { query: '?query=Aus' })],
  'GET /api/locations/towns': [toAll(200, { query: '?location=Austin' })],
  'GET /api/oembed': [toAll(400), toAll(404, { query: '?url=https://other.example/business/1' })],
  'GET /api/openapi.yaml': [toAll(200)],
  'GET /api/suggestions': ['?q=bus', '?q=bus&location=Austin', '?q=pat&latitude=30.3&longitude=-97.7'].map((query) =>
    toAll(200, { query }),
  ),
  'GET /healthz': [toAll(200)],
  'GET /metrics': [toAll(200)],
  'GET /readyz': [toAll(200)],
  'GET /robots.txt': [toAll(200)],
  'GET /sitemap.xml': [toAll(200)],
  'GET /sitemaps/{file}': [toAll(404, { at: { file: 'no-such-map.xml' } })],
};
