import type { NamedAdministrator } from '../../domain/administration/administrator.js';
import type { AuditEntry } from './audit.js';

/** What was done to an administrator, as it is written down: never a password, a secret or a code. */
export function entryAbout(
  actor: string,
  action: string,
  { id, name }: NamedAdministrator,
  after: Readonly<Record<string, unknown>> = {},
): AuditEntry {
  const target = { targetType: 'administrator', targetId: String(id) } as const;
  return { actor, action: `administrator.${action}`, ...target, before: {}, after: { name, ...after }, reason: null };
}
