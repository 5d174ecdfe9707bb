import { Loaded } from '../../ui/state/loaded.js';
import { Spinner } from '../../ui/state/spinner.js';
import { AdministratorList } from './administrator-list.js';
import { useAdministrators } from './administrators.queries.js';
import { OwnPassword } from './own-password.js';
import { SecondFactor } from './second-factor.js';

/** The administrator's own sign-in settings, and the list of administrators. */
export function Administrators() {
  return (
    <Loaded query={useAdministrators()} failure="We couldn’t load administrators" placeholder={<Spinner />}>
      {(administrators) => {
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
      }}
    </Loaded>
  );
}
