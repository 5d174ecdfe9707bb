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

/** Opens the page over answers by method and path; `sent` collects what is sent. */
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

describe('the page of administrators', () => {
  it('lists who they are, with who one is oneself, whom one cannot remove', async () => {
    open({ 'GET administrators': () => [YOU, ADA] });
    const list = within((await screen.findByRole('region', { name: 'Administrators' })).querySelector('ul')!);
    const [you, ada] = list.getAllByRole('listitem');
    expect(you).toHaveTextContent('Administrator (you)Since March 2, 2026. Without a second factor.');
    expect(ada).toHaveTextContent('AdaSince March 2, 2026. With a second factor.');
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Remove Ada']);
  });

  it('says so where they cannot be had, and asks again', async () => {
    let fails = true;
    open({ 'GET administrators': () => (fails ? Response.json({}, { status: 500 }) : [YOU]) });
    expect(await screen.findByText('The administrators cannot be shown right now')).toBeVisible();
    fails = false;
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Your password' })).toBeVisible();
  });

  it('removes one once that is confirmed', async () => {
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

  it('adds one, and keeps what was typed where the name is taken', async () => {
    let all = [YOU];
    const { sent } = open({
      'GET administrators': () => all,
      'POST administrators': () => {
        if (sent.length === 1) return refusal('name', 'There is an administrator of this name');
        all = [YOU, ADA];
        return Response.json(ADA, { status: 201 });
      },
    });
    await screen.findByRole('form', { name: 'Add an administrator' });
    const form = within(screen.getByRole('form', { name: 'Add an administrator' }));
    fill(/^Name/, 'Administrator', form);
    fill(/^First password/, 'biscuits-at-noon-5', form);
    press('Add');
    expect(await screen.findByText('There is an administrator of this name')).toBeVisible();
    expect(form.getByLabelText(/^First password/)).toHaveValue('biscuits-at-noon-5');
    fill(/^Name/, 'Ada', form);
    press('Add');
    expect(await screen.findByRole('button', { name: 'Remove Ada' })).toBeVisible();
    expect(sent.at(-1)).toEqual(['POST administrators', { name: 'Ada', password: 'biscuits-at-noon-5' }]);
  });

  it('asks for a fresh sign-in where the last one is long ago, and gives back the name but not the password', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const again = () =>
      Response.json(
        { status: 403, code: 'REAUTHENTICATION_REQUIRED', message: 'Please sign in again.' },
        { status: 403 },
      );
    open({ 'GET administrators': () => [YOU], 'POST administrators': again });
    await screen.findByRole('form', { name: 'Add an administrator' });
    fill(/^Name/, 'Grace');
    fill(/^First password/, 'biscuits-at-noon-5');
    press('Add');
    // What jsdom says of being asked to leave the page, which it cannot.
    await waitFor(() => expect(String(said.mock.calls[0])).toContain('navigation'));
    said.mockRestore();
    expect(JSON.stringify(sessionStorage)).not.toContain('biscuits');
    cleanup();
    open({ 'GET administrators': () => [YOU] });
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Grace');
    expect(screen.getByLabelText(/^First password/)).toHaveValue('');
  });

  it('changes one’s password by the present one', async () => {
    const { sent } = open({
      'GET administrators': () => [YOU],
      'PUT password': () =>
        sent.length === 1 ? refusal('currentPassword', 'This is not your present password.') : done(),
    });
    await screen.findByRole('form', { name: 'Your password' });
    press('Change Password');
    expect(await screen.findByText('Present password is required')).toBeVisible();
    fill(/^Present password/, 'wrong');
    fill(/^New password/, 'biscuits-at-noon-5');
    press('Change Password');
    expect(await screen.findByText('This is not your present password.')).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('biscuits-at-noon-5');
    fill(/^Present password/, 'right');
    press('Change Password');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  });

  it('sets a second factor up: code to scan, key, recovery codes to keep, and the first code', async () => {
    let you = YOU;
    const { sent } = open({
      'GET administrators': () => [you],
      'POST totp': () =>
        sent.length === 1
          ? refusal('currentPassword', 'This is not your present password.')
          : Response.json(NEW_TOTP, { status: 201 }),
      'POST totp/confirm': () => {
        if (sent.length === 3) return refusal('code', 'This code is not right. Please try again.');
        you = { ...YOU, hasTotp: true };
        return done();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Set Up' }));
    press('Continue');
    expect(await screen.findByText('Present password is required')).toBeVisible();
    fill(/^Confirm with your password/, 'wrong');
    press('Continue');
    expect(await screen.findByText('This is not your present password.')).toBeVisible();
    fill(/^Confirm with your password/, 'right');
    press('Continue');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(screen.getByText(NEW_TOTP.secret)).toBeVisible();
    const codes = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(NEW_TOTP.recoveryCodes);
    const file = decodeURIComponent(screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '');
    for (const code of NEW_TOTP.recoveryCodes) expect(file).toContain(`\n${code}\n`);
    fill(/^First code/, '000000');
    press('Switch On');
    expect(await screen.findByText('This code is not right. Please try again.')).toBeVisible();
    expect(screen.getByText(NEW_TOTP.secret)).toBeVisible();
    fill(/^First code/, '123456');
    press('Switch On');
    expect(await screen.findByRole('button', { name: 'Switch Off' })).toBeVisible();
    expect(screen.queryByText(NEW_TOTP.secret)).toBeNull();
    expect(sent.at(-1)).toEqual(['POST totp/confirm', { code: '123456' }]);
  });

  it('replaces a second factor and switches it off by a code of it', async () => {
    const { sent } = open({
      'GET administrators': () => [{ ...YOU, hasTotp: true }],
      'POST totp': () => Response.json(NEW_TOTP, { status: 201 }),
      'POST totp/remove': () => done(),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    fill(/^Confirm with your password/, 'right');
    fill(/^Present code/, '123456');
    press('Continue');
    expect(await screen.findByText(NEW_TOTP.secret)).toBeVisible();
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Switch Off' }));
    fill(/^Code/, '654321');
    press('Switch Off');
    expect(await screen.findByText('Second factor switched off')).toBeVisible();
    expect(sent).toEqual([
      ['POST totp', { currentPassword: 'right', code: '123456' }],
      ['POST totp/remove', { code: '654321' }],
    ]);
  });
});
