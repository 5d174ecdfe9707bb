import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SelfMadeCertificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes a certificate of its own authority for these names with the program openssl, which CI and Linux have. */
export function selfMadeCertificate(days: number, names: readonly string[] = ['localhost']): SelfMadeCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=test'],
        ...['-keyout', key, '-out', cert, '-days', String(days)],
        ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
