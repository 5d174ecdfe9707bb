import type { ListedAdministrator } from '../../../interfaces/contract/administration/administration.js';
import { Failure } from '../../ui/state/failure.js';
import { Spinner } from '../../ui/state/spinner.js';
import { AdministratorList } from './administrator-list.js';
import { useAdministrators } from './administrators.queries.js';
import { OwnPassword } from './own-password.js';
import { SecondFactor } from './second-factor.js';

/** The administrator's own sign-in settings, and the list of administrators. */
export function Administrators() {
  const { data, isError, isFetching, refetch } = useAdministrators();
  if (data !== undefined) return <Filled administrators={data} />;
  if (isError && !isFetching) {
    return (
      <Failure title="Failed to load administrators" onRetry={() => void refetch()}>
        <p>Please try again in a moment.</p>
      </Failure>
    );
  }
  return <Spinner />;
}

function Filled({ administrators }: { readonly administrators: readonly ListedAdministrator[] }) {
  const you = administrators.find(({ isYou }) => isYou);
  return (
    <div className="flex flex-col gap-8">
      {you !== undefined && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <OwnPassword name={you.name} />
          <SecondFactor isOn={you.hasTotp} />
        </div>
      )}
      <AdministratorList administrators={administrators} />
    </div>
  );
}
