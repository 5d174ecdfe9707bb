import { Link } from 'react-router-dom';
import { CATEGORIES, CATEGORY_LABEL, type Category } from '../../../interfaces/contract/shared/words.js';
import { PlaceIllustration } from '../../illustrations/place.js';
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
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-6 lg:grid-cols-5">
        {CATEGORIES.map((category) => (
          <li
            key={category}
            className="group/category last:col-span-2 sm:max-lg:col-span-2 sm:max-lg:nth-[n+4]:col-span-3 lg:last:col-span-1"
          >
            <Card padded={false} interactive className="h-full overflow-hidden">
              <div className="aspect-4/3 overflow-hidden max-sm:group-last/category:aspect-21/9 sm:max-lg:group-nth-[n+4]/category:aspect-video [&>svg]:size-full">
                <PlaceIllustration category={category} />
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
