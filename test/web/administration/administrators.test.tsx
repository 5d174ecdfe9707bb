import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMINISTRATOR, NEW_TOTP } from '../../../interfaces/contract/administration/administration-examples.js';
import { Administrators } from '../../../web/features/administrators/administrators.js';
import { ToastHost } from '../../../web/ui/overlay/toast-host.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const YOU = { ...ADMINISTRATOR, hasTotp: false };
const ADA = { ...ADMINISTRATOR, id: 2, name: 'Ada', hasTotp: true, isYou: false };

const refusal = (path: string, message: string) =>
  Response.json({ status: 400, code: 'INVALID_INPUT', message, errors: [{ path, message }] }, { status: 400 });
const done = () => new Response(null, { status: 204 });

type Answers = Readonly<Record<string, (request: Request) => Response | object>>;

/** Renders the page with responses by method and path. `sent` collects the calls and their bodies. */
function open(answers: Answers) {
  const sent: unknown[] = [];
  const answered = async (_: URL, request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/admin/', '')}`;
    if (request.method !== 'GET')
      sent.push([
        call,
        await request
          .clone()
          .json()
          .catch(() => null),
      ]);
    return answers[call]!(request);
  };
  const paths = ['administrators', 'administrators/2', 'totp', 'totp/confirm', 'totp/remove', 'password'];
  const { client } = apiOf(Object.fromEntries(paths.map((path) => [`/api/admin/${path}`, answered])));
  const page = (
    <>
      <Administrators />
      <ToastHost />
    </>
  );
  renderAt('/admin/administrators', page, client);
  return { sent };
}

const fill = (label: string | RegExp, value: string, within_ = screen as Pick<typeof screen, 'getByLabelText'>) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('The administrators page', () => {
  it('lists all administrators and offers to remove the others, but not yourself', async () => {
    open({ 'GET administrators': () => [YOU, ADA] });
    const list = within((await screen.findByRole('region', { name: 'Administrators' })).querySelector('ul')!);
    const [you, ada] = list.getAllByRole('listitem');
    expect(you).toHaveTextContent('Administrator (you)Since Mar 2, 2026. Second factor off.');
    expect(ada).toHaveTextContent('AdaSince Mar 2, 2026. Second factor on.');
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Remove Ada']);
  });

  it('offers to try again when the administrators can’t be loaded', async () => {
    let fails = true;
    open({ 'GET administrators': () => (fails ? Response.json({}, { status: 500 }) : [YOU]) });
    expect(await screen.findByText('We couldn’t load administrators')).toBeVisible();
    fails = false;
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Your password' })).toBeVisible();
  });

  it('removes an administrator after a confirmation', async () => {
    let all = [YOU, ADA];
    const { sent } = open({
      'GET administrators': () => all,
      'DELETE administrators/2': () => {
        all = [YOU];
        return done();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Ada' }));
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Remove Ada?' })).getByRole('button', { name: 'Cancel' }),
    );
    expect(sent).toEqual([]);
    press('Remove Ada');
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Remove Ada?' })).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Administrators', level: 2 })).toHaveFocus();
    expect(sent).toEqual([['DELETE administrators/2', null]]);
  });

  it('adds an administrator and keeps the form filled in if the name is taken', async () => {
    let all = [YOU];
    const { sent } = open({
      'GET administrators': () => all,
      'POST administrators': () => {
        if (sent.length === 1) return refusal('name', 'An administrator with this name already exists');
        all = [YOU, ADA];
        return Response.json(ADA, { status: 201 });
      },
    });
    await screen.findByRole('form', { name: 'Add an administrator' });
    const form = within(screen.getByRole('form', { name: 'Add an administrator' }));
    fill(/^Name/, 'Administrator', form);
    fill(/^Initial password/, 'biscuits-at-noon-5', form);
    press('Add');
    expect(await screen.findByText('An administrator with this name already exists')).toBeVisible();
    expect(form.getByLabelText(/^Initial password/)).toHaveValue('biscuits-at-noon-5');
    fill(/^Name/, 'Ada', form);
    press('Add');
    expect(await screen.findByRole('button', { name: 'Remove Ada' })).toBeVisible();
    expect(sent.at(-1)).toEqual(['POST administrators', { name: 'Ada', password: 'biscuits-at-noon-5' }]);
  });

  it('asks for a new sign-in if the last one is too old, and restores the name but not the password', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const again = () =>
      Response.json(
        { status: 403, code: 'REAUTHENTICATION_REQUIRED', message: 'Please sign in again.' },
        { status: 403 },
      );
    open({ 'GET administrators': () => [YOU], 'POST administrators': again });
    await screen.findByRole('form', { name: 'Add an administrator' });
    fill(/^Name/, 'Grace');
    fill(/^Initial password/, 'biscuits-at-noon-5');
    press('Add');
    // jsdom can’t navigate and logs an error instead.
    await waitFor(() => expect(String(consoleError.mock.calls[0])).toContain('navigation'));
    consoleError.mockRestore();
    expect(JSON.stringify(sessionStorage)).not.toContain('biscuits');
    cleanup();
    open({ 'GET administrators': () => [YOU] });
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Grace');
    expect(screen.getByLabelText(/^Initial password/)).toHaveValue('');
  });

  it('changes the password with the current one', async () => {
    const { sent } = open({
      'GET administrators': () => [YOU],
      'PUT password': () =>
        sent.length === 1 ? refusal('currentPassword', 'This is not your current password.') : done(),
    });
    await screen.findByRole('form', { name: 'Your password' });
    press('Change Password');
    expect(await screen.findByText('Enter your current password')).toBeVisible();
    fill(/^Current password/, 'wrong');
    fill(/^New password/, 'biscuits-at-noon-5');
    press('Change Password');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('biscuits-at-noon-5');
    fill(/^Current password/, 'right');
    press('Change Password');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  });

  it('sets up a second factor with a QR code, a key, recovery codes, and a first code', async () => {
    let you = YOU;
    const { sent } = open({
      'GET administrators': () => [you],
      'POST totp': () =>
        sent.length === 1
          ? refusal('currentPassword', 'This is not your current password.')
          : Response.json(NEW_TOTP, { status: 201 }),
      'POST totp/confirm': () => {
        if (sent.length === 3) return refusal('code', 'This code is incorrect. Please try again.');
        you = { ...YOU, hasTotp: true };
        return done();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set Up' }));
    press('Continue');
    expect(await screen.findByText('Enter your current password')).toBeVisible();
    fill(/^Confirm with your password/, 'wrong');
    press('Continue');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    fill(/^Confirm with your password/, 'right');
    press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(screen.getByText(NEW_TOTP.secret)).toBeVisible();
    const codes = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(NEW_TOTP.recoveryCodes);
    const file = decodeURIComponent(screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '');
    for (const code of NEW_TOTP.recoveryCodes) expect(file).toContain(`\n${code}\n`);
    fill(/^First code/, '000000');
    press('Turn On');
    expect(await screen.findByText('This code is incorrect. Please try again.')).toBeVisible();
    expect(screen.getByText(NEW_TOTP.secret)).toBeVisible();
    fill(/^First code/, '123456');
    press('Turn On');
    expect(await screen.findByRole('button', { name: 'Turn Off' })).toBeVisible();
    expect(screen.queryByText(NEW_TOTP.secret)).toBeNull();
    expect(sent.at(-1)).toEqual(['POST totp/confirm', { code: '123456' }]);
  });

  it('replaces a second factor and turns it off with a code', async () => {
    const { sent } = open({
      'GET administrators': () => [{ ...YOU, hasTotp: true }],
      'POST totp': () => Response.json(NEW_TOTP, { status: 201 }),
      'POST totp/remove': () => done(),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    fill(/^Confirm with your password/, 'right');
    fill(/^Current code/, '123456');
    press('Continue');
    expect(await screen.findByText(NEW_TOTP.secret)).toBeVisible();
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Turn Off' }));
    fill(/^Code/, '654321');
    press('Turn Off');
    expect(await screen.findByText('Second factor turned off')).toBeVisible();
    expect(sent).toEqual([
      ['POST totp', { currentPassword: 'right', code: '123456' }],
      ['POST totp/remove', { code: '654321' }],
    ]);
  });
});
