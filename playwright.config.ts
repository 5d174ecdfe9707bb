import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './test/support/browser/chromium.js';

const { CHROMIUM_PATH, E2E_BASE_URL } = process.env;

/**
 * Browser tests against the built product. test/e2e/support/global-setup.ts starts it and sets the
 * two variables above for the workers, which read this file again. No retries: a test that needs
 * one is a defect.
 */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    ...(E2E_BASE_URL ? { baseURL: E2E_BASE_URL } : {}),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A worker answers before Playwright's routes. Only its own tests (service-worker.spec.ts) allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording a trace doubles the browser's work. To examine one test, run `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      args: chromiumFlags(),
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    {
      name: 'phone',
      // These, and single tests with the tag, behave the same on every screen or need a keyboard. Where their pages
      // must fit a phone, they say so with test/e2e/support/screens.ts.
      grepInvert: /@any-screen/,
      testIgnore: [
        '**/admin-approval.spec.ts',
        '**/admin-claims.spec.ts',
        '**/admin-duplicates.spec.ts',
        '**/admin-feedback.spec.ts',
        '**/admin-find.spec.ts',
        '**/admin-listings.spec.ts',
        '**/admin-queues.spec.ts',
        '**/admin-reports.spec.ts',
        '**/admin-two-people.spec.ts',
        '**/administrators.spec.ts',
        '**/analytics.spec.ts',
        '**/api-docs.spec.ts',
        '**/appeal.spec.ts',
        '**/claim.spec.ts',
        '**/community-reviews.spec.ts',
        '**/contact-and-help.spec.ts',
        '**/copyright.spec.ts',
        '**/early-click.spec.ts',
        '**/guide-dogs.spec.ts',
        '**/guides.spec.ts',
        '**/home-member.spec.ts',
        '**/listing.spec.ts',
        '**/my-businesses.spec.ts',
        '**/offline.spec.ts',
        '**/operators-map.spec.ts',
        '**/owner.spec.ts',
        '**/pets.spec.ts',
        '**/poster.spec.ts',
        '**/report.spec.ts',
        '**/reports-of-content.spec.ts',
        '**/saved-lists.spec.ts',
        '**/saved.spec.ts',
        '**/script-failure.spec.ts',
        '**/service-worker.spec.ts',
        '**/shutdown.spec.ts',
      ],
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: ['**/admin-touch.spec.ts'],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
