import { describe, expect, it } from '@jest/globals';
import type { AuditFilter, AuditReads } from '../../../application/administration/audit.js';
import { ExportAuditLog } from '../../../application/administration/export-audit-log.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';

describe('ExportAuditLog', () => {
  it('logs the export with its filters', async () => {
    const [memory, parts] = [new Memory(), (async function* () {})()];
    const filters: AuditFilter[] = [];
    const reads = { parts: (filter: AuditFilter) => (filters.push(filter), parts) } as unknown as AuditReads;
    const nothing = { actor: null, action: null, targetType: null, targetId: null, from: null, to: null };
    const filter = { ...nothing, actor: 'Ann', from: '2026-05-01' };
    const useCase = new ExportAuditLog(new FakeTransaction(memory), new FakeAuditLog(memory), reads);
    expect(await useCase.run({ name: 'Grace' }, filter)).toBe(parts);
    expect(filters).toEqual([filter]);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Grace', action: 'auditLog.export', targetType: 'audit_log', targetId: 'export', reason: null },
        ...{ before: {}, after: { actor: 'Ann', from: '2026-05-01' } },
      },
    ]);
  });
});
