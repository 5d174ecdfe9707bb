import { ResetAdministrator } from '../../application/administration/reset-administrator.js';
import { FIRST_ADMINISTRATOR } from '../../domain/administration/administrator.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { ConfiguredPasswords } from '../../infrastructure/administration/administrator-passwords.js';
import { PostgresAdministrators } from '../../infrastructure/administration/administrators.repository.js';
import { PostgresAuditLog } from '../../infrastructure/administration/audit-log.repository.js';
import { forgetNewPassword } from '../../infrastructure/config/secrets.js';
import { readSettings } from '../../infrastructure/config/settings.js';
import type { Database } from '../../infrastructure/postgres/database.js';
import type { UnitOfWork } from '../../infrastructure/postgres/unit-of-work.js';
import { AdministratorForm } from '../contract/administration/administration.js';
import { usageOf } from './command/verbs.js';
import { fail } from './database/own-database.js';
import { withRepositories } from './repositories.js';
import { NoPasswordError, typedPassword } from './terminal/typed-password.js';

const USAGE = usageOf('admin:password');

/**
 * `welcome-paws admin:password [name]`: sets an administrator's password in the configured or embedded database. Creates
 * the administrator if needed, removes their second factor, and ends their sessions.
 */
const name = AdministratorForm.shape.name.safeParse(process.argv[2] ?? FIRST_ADMINISTRATOR);
if (process.argv.length > 3 || !name.success) {
  fail(name.error === undefined ? USAGE : `${name.error.issues[0]?.message ?? ''}\n${USAGE}`, 2);
} else {
  await withRepositories(2, (database, work) => reset(database, work, name.data));
}

async function reset(database: Database, work: UnitOfWork, wanted: string): Promise<void> {
  try {
    const password = await typedPassword(`New password for ${wanted}`);
    const done = await resetIn(database, work).run(wanted, password);
    const sentence = done.isNew
      ? `Added the administrator ${done.name}.`
      : `Set the password for ${done.name}. Their sessions have ended, and their second factor is off.`;
    process.stderr.write(`${sentence}\n`);
    // The generated password no longer works.
    if (done.name === FIRST_ADMINISTRATOR) forgetNewPassword(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof NoPasswordError)) throw error;
    fail(error.message);
  }
}

function resetIn(database: Database, work: UnitOfWork): ResetAdministrator {
  const { admin, site } = readSettings(process.env);
  const passwords = new ConfiguredPasswords(admin, site.name);
  return new ResetAdministrator(
    work,
    new PostgresAdministrators(database, work),
    passwords,
    new PostgresAuditLog(work),
  );
}
