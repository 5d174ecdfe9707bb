import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AUDIT_CHOICES, AUDIT_ROW, type AuditRow } from '../../../interfaces/contract/administration/audit-log.js';
import { AuditLog } from '../../../web/features/admin-audit-log/audit-log.js';
import { actionWords } from '../../../web/lib/words/action-words.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { POLICY } from '../../support/policy/policies.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/audit-log';

function show(entries: readonly AuditRow[], at = '/admin/audit-log') {
  const { client, calls } = apiOf({
    [LIST]: () => Response.json(entries, { headers: { 'X-Total-Count': String(entries.length) } }),
    [`${LIST}/choices`]: () => AUDIT_CHOICES,
  });
  renderAt(at, <AuditLog />, client);
  return calls;
}

/** Returns the texts of an entry's cells. */
async function cellsOf(action: string): Promise<(string | null)[]> {
  const row = (await screen.findByRole('button', { name: action })).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

/** Opens an entry and returns the rows of its changes. */
async function detailsOf(action: string): Promise<(string | null)[]> {
  const button = await screen.findByRole('button', { name: action, expanded: false });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const rows = within(screen.getByRole('table', { name: 'Before and after' })).getAllByRole('row');
  return rows.map(({ textContent }) => textContent);
}

afterEach(cleanup);

describe('The audit log', () => {
  it('the audit log shows the administrator, time, record, reason, and changes of each action', async () => {
    show([AUDIT_ROW]);
    expect(await cellsOf('Business: reject')).toEqual([
      ...['Business: reject', 'The Muddy Paw Café', 'Administrator', 'May 15, 2026, 2:03:22 PM UTC'],
    ]);
    expect(screen.getByRole('link', { name: 'The Muddy Paw Café' })).toHaveAttribute('href', '/business/42');
    const rows = await detailsOf('Business: reject');
    expect(screen.getByText('A duplicate.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All entries about business 42' })).toHaveAttribute(
      'href',
      '/admin/audit-log?targetType=business&targetId=42',
    );
    expect(rows).toEqual([
      'FieldBeforeAfter',
      'Approval statuspendingrejected',
      'NameThe Muddy Paw CaféThe Muddy Paw Café',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('1 entry');
  });

  it('the audit log shows pet policies and hours in words', async () => {
    const before = { policy: null, openingHours: 'Mo-Su 08:00-22:00' };
    show([{ ...AUDIT_ROW, before, after: { policy: { ...POLICY, sizes: null }, openingHours: '24/7' } }]);
    const [, policy, hours] = await detailsOf('Business: reject');
    expect(policy).toMatch(/^Policy–Dogs are welcome\. Cats aren’t allowed\. .*Dogs up to 50 lb\./);
    expect(hours).toBe('Opening hoursEvery day, 8 AM to 10 PMEvery day, 24 hours');
  });

  it('the audit log shows times and yes or no in words', async () => {
    const before = { isVerified: false, lastVerifiedAt: null };
    show([{ ...AUDIT_ROW, before, after: { isVerified: true, lastVerifiedAt: '2026-05-15T14:03:22.108Z' } }]);
    expect((await detailsOf('Business: reject')).slice(1)).toEqual([
      'Is verifiedNoYes',
      'Last verified at–May 15, 2026, 2:03:22 PM UTC',
    ]);
  });

  it('the audit log names the place and the member that an entry is about', async () => {
    const member = { id: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5', name: 'Ada Adams' };
    const claim = { ...AUDIT_ROW, action: 'claim.approve', targetType: 'claim', targetId: '12', member };
    const erased = { ...AUDIT_ROW, id: 2, action: 'member.erase_minor', targetType: 'member', targetId: 'erased' };
    show([
      { ...claim, before: { businessId: 42 }, after: { businessId: 42 } },
      { ...erased, business: null, before: {}, after: {} },
    ]);
    expect((await cellsOf('Claim: approve'))[1]).toBe('Claim 12, The Muddy Paw Café, Ada Adams');
    expect(screen.getByRole('link', { name: 'Claim 12' })).toHaveAttribute('href', '/admin/claims?item=12');
    expect(screen.getByRole('link', { name: 'Ada Adams' })).toHaveAttribute('href', `/admin/members/${member.id}`);
    expect((await cellsOf('Member: erase minor'))[1]).toBe('Member erased');
    expect(await detailsOf('Claim: approve')).toContain('Business idThe Muddy Paw CaféThe Muddy Paw Café');
  });

  it('the audit log is filtered by the address and by the form', async () => {
    const calls = show([AUDIT_ROW], '/admin/audit-log?action=business.reject&from=2026-05-15&to=no-day');
    expect(await screen.findByRole('combobox', { name: 'Action' })).toHaveValue('business.reject');
    await waitFor(() => expect(calls).toContain(`${LIST}?action=business.reject&from=2026-05-15&limit=50`));
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      `${LIST}?format=csv&action=business.reject&from=2026-05-15`,
    );
    await screen.findByRole('option', { name: 'Stripe' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Administrator' }), { target: { value: 'Stripe' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Action' }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Record ID' }), { target: { value: ' 42 ' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Filter the audit log' }));
    await waitFor(() => expect(calls.slice(2)).toEqual([`${LIST}?actor=Stripe&targetId=42&from=2026-05-15&limit=50`]));
  });

  it('the audit log has different empty states with and without filters', async () => {
    show([], '/admin/audit-log?actor=Ada');
    expect(await screen.findByRole('heading', { name: 'No matching entries' })).toBeVisible();
    cleanup();
    show([]);
    expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeVisible();
  });

  it('the audit log offers to try again when it can’t be loaded', async () => {
    const { client } = apiOf({});
    renderAt('/admin/audit-log', <AuditLog />, client);
    expect(await screen.findByText('We couldn’t load the audit log')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
  });

  it.each([
    ['business.requestRevision', 'Business: request revision'],
    ['administrator.confirmTotp', 'Administrator: confirm second factor'],
    ['copyright.accept', 'Copyright: accept'],
    ['auditLog.export', 'Audit log: export'],
  ])('formats the action %s as "%s"', (action, words) => {
    expect(actionWords(action)).toBe(words);
  });

  it('the audit log undoes a change that can be undone, with a reason', async () => {
    const sent: unknown[] = [];
    let entries = [{ ...AUDIT_ROW, canUndo: true }];
    const { client } = apiOf({
      [LIST]: () => Response.json(entries, { headers: { 'X-Total-Count': '1' } }),
      [`${LIST}/choices`]: () => AUDIT_CHOICES,
      [`${LIST}/${AUDIT_ROW.id}/undo`]: async (_url: URL, request: Request) => {
        sent.push(await request.json());
        entries = [AUDIT_ROW];
        return Response.json({});
      },
    });
    renderAt('/admin/audit-log', <AuditLog />, client);
    await detailsOf('Business: reject');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo This Change' }));
    expect(await screen.findByText('Please say why you’re undoing this.')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Reason for undoing/), { target: { value: 'The place is open.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo This Change' }));
    await waitFor(() => expect(sent).toEqual([{ reason: 'The place is open.' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
  });

  it('the audit log keeps the reason when undoing is refused, and offers no undo for other entries', async () => {
    const { client } = apiOf({
      [LIST]: () =>
        Response.json(
          [
            { ...AUDIT_ROW, canUndo: true },
            { ...AUDIT_ROW, id: 9, action: 'business.approve' },
          ],
          { headers: { 'X-Total-Count': '2' } },
        ),
      [`${LIST}/choices`]: () => AUDIT_CHOICES,
      [`${LIST}/${AUDIT_ROW.id}/undo`]: () =>
        Response.json({ code: 'LISTING_MOVE_REFUSED', message: 'The listing has changed since.' }, { status: 409 }),
    });
    renderAt('/admin/audit-log', <AuditLog />, client);
    await detailsOf('Business: approve');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Business: approve' }));
    await detailsOf('Business: reject');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.change(screen.getByLabelText(/^Reason for undoing/), { target: { value: 'It is open.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo This Change' }));
    await waitFor(() => expect(useToasts.getState().current?.title).toBe('Failed to undo the change'));
    expect(screen.getByLabelText(/^Reason for undoing/)).toHaveValue('It is open.');
  });
});
