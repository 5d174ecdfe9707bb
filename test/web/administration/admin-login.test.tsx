import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { pageAddress } from '../../../web/app/server/page-address.js';
import { AdminLogin } from '../../../web/features/administration/admin-login.js';
import { adminPath, FIRST_ADMIN_PAGE } from '../../../web/lib/path/admin-path.js';
import { ToastHost } from '../../../web/ui/overlay/toast-host.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const problem = (status: number, code: string, message: string) => Response.json({ status, code, message }, { status });

/** Renders the page. `sent` collects the request bodies. */
function open(answer: () => Response) {
  const sent: unknown[] = [];
  const { client } = apiOf({
    '/api/admin/login': async (_url, request) => {
      sent.push(await request.json());
      return answer();
    },
  });
  const page = (
    <>
      <AdminLogin next="/admin/feedback" />
      <ToastHost />
    </>
  );
  renderAt('/admin-login', page, client);
  return { sent };
}

const field = () => screen.getByLabelText(/^Password/);
const button = () => screen.getByRole('button', { name: 'Log In' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('The admin login page', () => {
  it('the admin login page asks for a hidden password and has the name prefilled', () => {
    open(() => new Response(null, { status: 204 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible();
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Name')).toHaveValue('Administrator');
    expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'username');
    expect(screen.queryByLabelText(/code/i)).toBeNull();
  });

  it('the admin login disables its button while the password is blank, and says that it is required', async () => {
    open(() => new Response(null, { status: 204 }));
    expect(button()).toBeDisabled();
    type('   ');
    expect(button()).toBeDisabled();
    type('');
    fireEvent.blur(field());
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(field()).toHaveAccessibleDescription('Password is required');
    type('walkies');
    await waitFor(() => expect(button()).toBeEnabled());
    await waitFor(() => expect(screen.queryByText('Password is required')).toBeNull());
  });

  it('the admin login says that the password is wrong and focuses the field', async () => {
    const { sent } = open(() => problem(401, 'INVALID_PASSWORD', 'Invalid password. Please try again.'));
    type(' walkies ');
    fireEvent.click(button());
    expect(await screen.findByText('Invalid password. Please try again.')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([{ password: ' walkies ' }]);
  });

  it('the admin login sends the administrator’s own name', async () => {
    const { sent } = open(() => problem(401, 'INVALID_PASSWORD', 'Invalid password. Please try again.'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    type('walkies');
    fireEvent.click(button());
    expect(await screen.findByText('Invalid password. Please try again.')).toBeVisible();
    expect(sent).toEqual([{ name: 'Ada', password: 'walkies' }]);
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  });

  it('the admin login asks for a code if there is a second factor, and keeps the name and password', async () => {
    const answers = [
      problem(401, 'TOTP_REQUIRED', 'Please enter the code from your authenticator app.'),
      problem(401, 'INVALID_CODE', 'This code is incorrect. Please try again.'),
      problem(401, 'INVALID_CODE', 'This code is incorrect. Please try again.'),
    ];
    const { sent } = open(() => answers.shift()!);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    type('walkies');
    fireEvent.click(button());
    const code = await screen.findByLabelText(/^Code/);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(button()).toBeDisabled();
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(button());
    expect(await screen.findByText('This code is incorrect. Please try again.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const recovery = screen.getByLabelText(/^Recovery code/);
    expect(recovery).toHaveValue('');
    fireEvent.change(recovery, { target: { value: 'abcd-efgh-jkmn-pqrs' } });
    fireEvent.click(button());
    expect(await screen.findByText('This code is incorrect. Please try again.')).toBeVisible();
    const first = { name: 'Ada', password: 'walkies' };
    expect(sent).toEqual([first, { ...first, totp: '123456' }, { ...first, totp: 'abcd-efgh-jkmn-pqrs' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect([field(), screen.getByLabelText('Name')].map((each) => (each as HTMLInputElement).value)).toEqual([
      'walkies',
      'Ada',
    ]);
  });

  it.each([
    ['too many attempts', () => problem(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again in a moment.')],
    ['a server error', () => problem(500, 'INTERNAL_ERROR', 'Something went wrong. Please try again.')],
    ['no response', () => Response.error()],
  ])('the admin login page says that the login failed after %s', async (_, answer) => {
    open(answer);
    type('walkies');
    fireEvent.submit(screen.getByRole('form', { name: 'Admin login' }));
    expect(await screen.findByText('Login failed. Please try again.')).toBeVisible();
    await waitFor(() => expect(button()).toBeEnabled());
  });
});

describe('The page opened after an admin login', () => {
  it('an admin login opens the requested page below /admin, with its query', () => {
    for (const path of ['/admin', '/admin/claims', '/admin/claims?status=all', '/admin?tab=1']) {
      expect(adminPath(path)).toBe(path);
    }
  });

  it('an admin login opens the default page when the address names one outside /admin', () => {
    const others = [
      null,
      '',
      '/',
      '/browse',
      '/administrators',
      '/admin-login',
      '/admin/../browse',
      '/admin\\@evil.example',
      '//evil.example/admin',
      'https://evil.example/admin',
      'data:text/html,/admin',
      '/\\evil.example/admin',
    ];
    for (const path of others) expect([path, adminPath(path)]).toEqual([path, FIRST_ADMIN_PAGE]);
  });

  it('the address of the admin login page keeps only the parameter for the next page', () => {
    const at = (path: string) => pageAddress(new URL(path, 'http://localhost')).path;
    expect(at('/admin-login')).toBe('/admin-login');
    expect(at('/admin-login?next=/admin/claims&x=1')).toBe('/admin-login?next=%2Fadmin%2Fclaims');
    expect(at('/admin-login?next=//evil.example')).toBe(`/admin-login?next=${encodeURIComponent(FIRST_ADMIN_PAGE)}`);
  });
});
