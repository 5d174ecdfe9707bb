import { ButtonLink } from '../../ui/button.js';
import { Section } from '../../ui/page/section.js';
import { TOP_AT_HOME, useGuideDogs } from './guide-dogs.queries.js';
import { TopGuideDogs } from './top-guide-dogs.js';

export function GuideDogsSection() {
  const query = useGuideDogs();
  return (
    <Section
      id="guide-dogs"
      title="Meet Our Guide Dogs"
      intro="Members who guide other pet owners with their reviews."
      busy={query.isFetching}
      more={
        <ButtonLink to="/guide-dogs" variant="secondary" size="sm">
          Guide Dogs
        </ButtonLink>
      }
    >
      <TopGuideDogs query={query} count={TOP_AT_HOME} className="card-row sm:grid lg:grid-cols-3" />
    </Section>
  );
}
