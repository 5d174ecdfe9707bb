import type { Viewer } from '../../lib/page/viewer.js';
import { AccountPhoto } from './account-photo.js';

/** Who is signed in: photo, name, address and whose human. */
export function AccountHeader({ viewer }: { readonly viewer: Viewer }) {
  const { email, petFirstName } = viewer;
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return (
    <header className="flex flex-col items-center gap-5 rounded-lg bg-leaf-soft p-6 text-center sm:flex-row sm:p-8 sm:text-left">
      <AccountPhoto viewer={viewer} />
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">My Account</h1>
        {name !== '' && <p className="mt-2 text-xl font-bold wrap-anywhere">{name}</p>}
        {email && <p className="text-muted wrap-anywhere">{email}</p>}
        {petFirstName && <p className="mt-1 font-semibold text-leaf wrap-anywhere">{petFirstName}'s Human</p>}
      </div>
    </header>
  );
}
