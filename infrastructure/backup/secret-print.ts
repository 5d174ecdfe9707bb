import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a hash for telling whether two servers have the same APP_SECRET; null if there is no APP_SECRET yet. */
export function secretPrint(settings: {
  readonly appSecret?: string | undefined;
  readonly dataDir: string;
}): string | null {
  const file = join(settings.dataDir, 'app-secret');
  const secret = settings.appSecret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
  return secret === undefined ? null : createHmac('sha256', secret).update('backup').digest('base64url');
}
