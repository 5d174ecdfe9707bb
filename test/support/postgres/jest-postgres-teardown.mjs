import '../run-sources.ts';

/** See jest-postgres-setup.mjs. */
export default async function teardown() {
  const { globalTeardown } = await import('./jest-postgres.ts');
  await globalTeardown();
}
