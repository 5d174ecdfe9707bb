import type { ReactNode } from 'react';
import { LockKeyhole, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { ButtonAnchor } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';

export interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface SignInPanelProps {
  readonly title: string;
  readonly intro: string;
  readonly benefits: readonly Benefit[];
  /** A path on this site to open after sign-in. */
  readonly returnTo: string;
  /** An illustration that fills its box. */
  readonly picture: ReactNode;
  /** Other links that the reader may need. */
  readonly children: ReactNode;
}

/** The benefits of signing in, and the button for it. */
export function SignInPanel({ title, intro, benefits, returnTo, picture, children }: SignInPanelProps) {
  return (
    <div className="page-width py-8 sm:py-12">
      <Card padded={false} className="grid overflow-hidden lg:grid-cols-[1.1fr_1fr]">
        <div className="order-last flex flex-col gap-7 p-5 sm:p-8 lg:order-first lg:p-12">
          <div>
            <h1>{title}</h1>
            <p className="mt-3 max-w-prose text-lg text-muted">{intro}</p>
          </div>
          <Benefits benefits={benefits} />
          <div className="flex flex-col items-start gap-4">
            <ButtonAnchor
              href={signInPath(returnTo)}
              size="lg"
              icon={<LockKeyhole aria-hidden="true" />}
              className="w-full sm:w-auto"
            >
              Continue with Secure Sign In
            </ButtonAnchor>
            <p className="text-sm text-muted">
              New here? Use the same button to create an account. Trouble signing in? See{' '}
              <Link to="/auth-help" className="text-link whitespace-nowrap">
                sign-in help
              </Link>
              .
            </p>
          </div>
          <div className="border-t border-line pt-5">{children}</div>
        </div>
        <div className="relative h-44 overflow-hidden bg-art-sky sm:h-64 lg:h-auto [&>svg]:absolute [&>svg]:inset-0 [&>svg]:size-full">
          {picture}
        </div>
      </Card>
    </div>
  );
}

function Benefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {benefits.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <span>
            <strong className="block font-bold">{title}</strong>
            <span className="text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
