import '../run-sources.ts';

/** Jest loads its global hooks outside its transform, so Node itself reads the sources here. */
export default async function setup() {
  const { globalSetup } = await import('./jest-postgres.ts');
  await globalSetup();
}
