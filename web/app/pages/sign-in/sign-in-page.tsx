import { useSearchParams } from 'react-router-dom';
import { MemberSignIn } from '../../../features/sign-in/member-sign-in.js';
import { useBusiness } from '../../../features/business/business.queries.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { purposeInWords, signInPurposeOf, sitePath } from '../../../../interfaces/contract/shared/words.js';

/** /sign-in */
export function SignInPage() {
  const [params] = useSearchParams();
  const returnTo = sitePath(params.get('returnTo')) ?? '/';
  const purpose = signInPurposeOf(returnTo);
  return (
    <>
      <PageMeta
        title="Sign In"
        description="Sign in to write reviews, save favorites, and join our Guide Dog community."
        path="/sign-in"
      />
      {purpose === null || purpose.businessId === null ? (
        <MemberSignIn returnTo={returnTo} purpose={purpose && purposeInWords(purpose, null)} />
      ) : (
        <SignInForBusiness returnTo={returnTo} purpose={purpose} businessId={purpose.businessId} />
      )}
    </>
  );
}

interface SignInForBusinessProps {
  readonly returnTo: string;
  readonly purpose: NonNullable<ReturnType<typeof signInPurposeOf>>;
  readonly businessId: number;
}

/** Names the business for which the visitor signs in, if it is public. */
function SignInForBusiness({ returnTo, purpose, businessId }: SignInForBusinessProps) {
  const name = useBusiness(businessId).data?.name ?? null;
  return <MemberSignIn returnTo={returnTo} purpose={purposeInWords(purpose, name)} />;
}
