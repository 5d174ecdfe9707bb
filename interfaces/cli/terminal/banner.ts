import { join } from 'node:path';
import type { Settings } from '../../../infrastructure/config/settings.js';

interface BannerFacts {
  readonly settings: Pick<Settings, 'http' | 'dataDir' | 'mail' | 'site'>;
  readonly embedded: boolean;
  /** Set only at the start that generated the password. */
  readonly newAdminPassword: string | undefined;
}

/** Returns the text printed in the terminal once the server runs. */
export function banner({ settings, embedded, newAdminPassword }: BannerFacts): string {
  const lines: [string, string][] = [
    ['Open', settings.http.publicUrl],
    ['API', `${settings.http.publicUrl}/api/docs`],
    ['Email', settings.mail.smtpUrl === undefined ? join(settings.dataDir, 'outbox') : 'sent by SMTP'],
  ];
  if (embedded) lines.push(['Data', settings.dataDir]);
  if (newAdminPassword !== undefined) lines.push(['Administrator', `${newAdminPassword}  (shown only once)`]);
  const width = Math.max(...lines.map(([name]) => name.length));
  const shown = lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return ['', `${settings.site.name} is running.`, '', ...shown, '', '  Press Ctrl+C to stop it.', ''].join('\n');
}
