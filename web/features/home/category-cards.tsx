import { Link } from 'react-router-dom';
import { CATEGORIES, CATEGORY_LABEL, type Category } from '../../../interfaces/contract/shared/words.js';
import { Drawing } from '../../illustrations/drawing.js';
import { browsePath } from '../../lib/path/browse-search.js';
import { Card } from '../../ui/page/card.js';
import { Section } from '../../ui/page/section.js';

const INVITATION: Readonly<Record<Category, string>> = {
  restaurants: 'Patios, cafés and breweries',
  hotels: 'Stays that take the whole family',
  events: 'Markets, hikes and meet-ups',
  services: 'Vets, groomers and sitters',
  homes: 'Places to live with your pet',
};

/** The five categories, as links to Browse. They fill their rows at every width. */
export function CategoryCards() {
  return (
    <Section id="categories" title="Browse by Category">
      <ul className="card-row [--row-card:44%] sm:grid sm:grid-cols-6 lg:grid-cols-5">
        {CATEGORIES.map((category) => (
          <li key={category} className="group/category sm:max-lg:col-span-2 sm:max-lg:nth-[n+4]:col-span-3">
            <Card padded={false} interactive className="h-full overflow-hidden">
              <div className="aspect-4/3 overflow-hidden sm:max-lg:group-nth-[n+4]/category:aspect-video [&>svg]:size-full">
                <Drawing scene={category} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" />
              </div>
              <div className="p-4">
                <h3 className="text-base">
                  <Link to={browsePath({ category })} className="stretched-link">
                    {CATEGORY_LABEL[category]}
                  </Link>
                </h3>
                <p className="mt-1 text-sm text-muted">{INVITATION[category]}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
