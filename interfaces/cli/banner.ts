import { join } from 'node:path';
import type { Settings } from '../../infrastructure/config/settings.js';

interface BannerFacts {
  readonly settings: Pick<Settings, 'http' | 'dataDir' | 'mail' | 'site'>;
  readonly embedded: boolean;
  /** Present at the one start that made it. */
  readonly newAdminPassword: string | undefined;
}

/** What is printed at a terminal once the product runs. */
export function banner({ settings, embedded, newAdminPassword }: BannerFacts): string {
  const lines: [string, string][] = [
    ['Open', settings.http.publicUrl],
    ['API', `${settings.http.publicUrl}/api/docs`],
    ['Mail', settings.mail.smtpUrl === undefined ? join(settings.dataDir, 'outbox') : 'goes out by SMTP'],
  ];
  if (embedded) lines.push(['Data', settings.dataDir]);
  if (newAdminPassword !== undefined) lines.push(['Administrator', `${newAdminPassword}  (shown only now)`]);
  const width = Math.max(...lines.map(([name]) => name.length));
  const shown = lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return ['', `${settings.site.name} is running.`, '', ...shown, '', '  Ctrl+C ends it.', ''].join('\n');
}
