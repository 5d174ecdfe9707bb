import { ok, problem, warning, type Finding } from './finding.js';

/** A role's attributes and privileges, as the database reports them. */
export interface RoleFacts {
  readonly role: string;
  readonly isSuperuser: boolean;
  /** Attributes that apply to the whole server, such as CREATEROLE. */
  readonly attributes: readonly string[];
  /** Tables of the product that the role owns, itself or through another role. */
  readonly owned: number;
  /** Tables of the product that other roles own. */
  readonly foreign: number;
  /** Whether it may create tables in the schema public. */
  readonly mayCreate: boolean;
  /** Tables, sequences, and schemas that the server needs and the role may not use. */
  readonly missing: readonly string[];
  /** Tables whose rows nobody may change, but the role may. */
  readonly excessive: readonly string[];
}

const MAX_NAMED = 3;
const TWO_ROLES =
  'Use two roles: one that owns the database in MIGRATION_DATABASE_URL, and one that owns nothing in DATABASE_URL.';

/** Judges the role that serves requests: it reads and writes rows, and nothing else. */
export function judgeServingRole(facts: RoleFacts): readonly Finding[] {
  const { role, isSuperuser, attributes, owned, mayCreate, missing, excessive } = facts;
  if (isSuperuser) return [problem(`The server uses the role ${role}, which is a superuser.`, TWO_ROLES)];
  const found: Finding[] = [];
  if (owned > 0) found.push(problem(`The role ${role} serves requests and owns ${owned} tables.`, TWO_ROLES));
  else if (mayCreate) {
    found.push(problem(`The role ${role} serves requests and may create tables in the schema public.`, TWO_ROLES));
  }
  if (attributes.length > 0) {
    found.push(
      problem(
        `The role ${role} has attributes that it does not need: ${attributes.join(', ')}.`,
        `Run, as a superuser: alter role ${role} ${attributes.map((attribute) => `no${attribute}`).join(' ')}.`,
      ),
    );
  }
  if (missing.length > 0) {
    found.push(
      problem(
        `The role ${role} may not use ${namesOf(missing)}.`,
        'Run welcome-paws db:migrate, which grants what is missing.',
      ),
    );
  }
  if (excessive.length > 0 && owned === 0) {
    found.push(
      problem(`The role ${role} may change ${namesOf(excessive)}.`, 'Run welcome-paws db:migrate, which revokes this.'),
    );
  }
  return found.length > 0 ? found : [ok(`The role ${role} may only read and write rows.`)];
}

/** Judges the role that migrates. `isSame` is true if it connects to the database that serves requests. */
export function judgeMigrationRole(facts: RoleFacts, isSame: boolean): readonly Finding[] {
  const { role, isSuperuser, foreign, mayCreate } = facts;
  if (!isSame) {
    return [
      problem(
        'DATABASE_URL and MIGRATION_DATABASE_URL lead to different databases.',
        'Set the same host, port, and database in both.',
      ),
    ];
  }
  if (isSuperuser) {
    return [warning(`The role ${role} migrates and is a superuser.`, 'Use a role that only owns this database.')];
  }
  if (foreign > 0) {
    return [
      problem(
        `The role ${role} cannot migrate: other roles own ${foreign} of the tables.`,
        'Set MIGRATION_DATABASE_URL to the role that owns the tables.',
      ),
    ];
  }
  if (mayCreate) return [ok(`The role ${role} can migrate the database.`)];
  return [
    problem(
      `The role ${role} cannot migrate: it may not create tables.`,
      `Run, as a superuser: grant create on schema public to ${role}.`,
    ),
  ];
}

function namesOf(all: readonly string[]): string {
  const more = all.length - MAX_NAMED;
  return more > 0 ? `${all.slice(0, MAX_NAMED).join(', ')}, and ${more} more` : all.join(', ');
}
