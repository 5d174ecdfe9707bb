import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SYSTEM_HEALTH, TEST_EMAIL_RESULT } from '../../../interfaces/contract/health/health-examples.js';
import type { SystemHealth, TestEmailResult } from '../../../interfaces/contract/health/health.js';
import { Health } from '../../../web/features/admin-health/health.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const HEALTH = '/api/admin/health';
const DELIVERED: TestEmailResult = {
  ...{ delivered: true, via: 'smtp', message: 'The mail server accepted the email.', code: null },
  ...{ gatewayMessage: null, ms: 12 },
};

function show(health: SystemHealth = SYSTEM_HEALTH, answer: () => unknown = () => TEST_EMAIL_RESULT) {
  const sent: unknown[] = [];
  const { client, calls } = apiOf({
    [HEALTH]: () => Response.json(health),
    [`${HEALTH}/test-email`]: async (_url: URL, request: Request) => {
      sent.push(await request.json());
      return answer();
    },
  });
  renderAt('/admin/health', <Health />, client);
  return { calls, sent };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const valueOf = (label: string, region: Awaited<ReturnType<typeof part>>) =>
  region.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

async function sendTo(address: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/^Send a test email to/), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Test Email' }));
}

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('The health page', () => {
  it('shows each part with its state in words, its facts, and what to do', async () => {
    show();
    const email = await part('Email');
    expect(email.getByText('Failed')).toBeVisible();
    expect(email.getByText(/^The last email failed: .* then send a test email\.$/)).toBeVisible();
    expect(valueOf('Oldest waits', email)).toBe('5 minutes');
    expect(valueOf('Last delivery', email)).toBe('May 15, 2026, 6:12:40 AM UTC');
    const disk = await part('Disk');
    expect([disk.getByText('OK').tagName, valueOf('Free', disk), valueOf('Free share', disk)]).toEqual([
      ...['SPAN', '41.9 GB of 84.8 GB', '49%'],
    ]);
    expect(valueOf('Connections', await part('Database'))).toBe('14 of 100');
    expect(valueOf('Last import', await part('Imports'))).toBe('delaware-latest.osm.pbf');
    expect(valueOf('Welcome Paws', await part('Version'))).toBe('0.1.0');
    const row = within((await part('Background jobs')).getByRole('row', { name: /^deliver/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2', '0', '–']);
    expect(screen.getByText('1 check failed.')).toBeVisible();
  });

  it('shows the other parts if one has no facts', async () => {
    const advice = 'No answer in time. Check the storage and its settings.';
    show({ ...SYSTEM_HEALTH, storage: { state: 'failed', advice, ms: 5000, facts: null } });
    const storage = await part('Storage');
    expect(storage.getByText(advice)).toBeVisible();
    expect(storage.getByText('Checked in 5,000 ms')).toBeVisible();
    expect(screen.getByText('2 checks failed.')).toBeVisible();
    expect(valueOf('PostgreSQL', await part('Database'))).toBe('18.1');
  });

  it('checks again on request', async () => {
    const { calls } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Check Again' }));
    await waitFor(() => expect(calls.filter((call) => call === HEALTH)).toHaveLength(2));
  });
});

describe('A test email', () => {
  it('shows the refusal of the mail server in its own words', async () => {
    const { sent } = show();
    await sendTo('ada@example.com');
    expect(await screen.findByText('Not delivered: ada@example.com')).toBeVisible();
    expect(screen.getByText('Invalid login: 535 5.7.8 Authentication failed')).toBeVisible();
    expect(screen.getByText('Error code: EAUTH 535')).toBeVisible();
    expect(sent).toEqual([{ to: 'ada@example.com' }]);
  });

  it('says that the mail server accepted it, and checks the email again', async () => {
    const { calls } = show(SYSTEM_HEALTH, () => DELIVERED);
    await sendTo('ada@example.com');
    expect(await screen.findByText('Handed over: ada@example.com')).toBeVisible();
    await waitFor(() => expect(calls.filter((call) => call === HEALTH)).toHaveLength(2));
  });

  it('is not sent to something that is not an email address', async () => {
    const { sent } = show();
    await sendTo('ada at home');
    expect(await screen.findByText('Enter an email address, such as ada@example.com.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows why the server refused the call', async () => {
    const detail = 'Too many requests. Please try again later.';
    show(SYSTEM_HEALTH, () => Response.json({ status: 429, message: detail }, { status: 429 }));
    await sendTo('ada@example.com');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ description: detail, tone: 'danger' }));
  });
});
