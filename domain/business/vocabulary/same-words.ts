/** What people type, and what listings say. All in lower case. */
export interface SameWords {
  /** The perk that they name, as owners enter it. */
  readonly perk?: string;
  /** Phrases of a search text. */
  readonly typed: readonly string[];
  /** Phrases of listings that mean the same. */
  readonly words: readonly string[];
}

/** Returns words that mean the same in searches and listings. */
const same = (...words: readonly string[]): SameWords => ({ typed: words, words });

/** Returns words for the narrower ones of listings: 'asian' also means 'ramen', but 'ramen' is not every Asian food. */
const broad = (typed: readonly string[], words: readonly string[]): SameWords => ({ typed, words });

/** Returns the words for a perk. Listings may mean something else by those that are `onlyTyped`. */
function perk(name: string, others: readonly string[], onlyTyped: readonly string[] = []): SameWords {
  const words = [name.toLowerCase(), ...others];
  return { perk: name, words, typed: [...words, ...onlyTyped] };
}

/** Product decision: other words for each perk. */
export const PERK_WORDS: readonly SameWords[] = [
  perk(
    'Outdoor seating',
    ['patio', 'terrace', 'outside seating', 'outdoor dining', 'al fresco', 'outdoor table', 'beer garden', 'courtyard'],
    [
      'outside',
      'outdoor',
      'outdoors',
      'sit outside',
      'eat outside',
      'dine outside',
      'outside table',
      'deck',
      'rooftop',
    ],
  ),
  perk('Water bowls', ['dog bowl', 'water dish', 'water station'], ['water', 'water for dogs', 'fresh water']),
  perk(
    'Pet treats',
    ['dog treat', 'cat treat', 'dog biscuit', 'dog cookie', 'puppuccino', 'pup cup'],
    ['treat', 'free treat', 'biscuit', 'snack', 'puppy cup', 'cookie for dogs'],
  ),
  perk(
    'No pet fees',
    ['no pet fee and no deposit', 'no dog fee', 'pets stay free', 'dogs stay free', 'no pet deposit'],
    ['no fee', 'no extra fee', 'no pet charge', 'no charge for pets', 'pets free', 'free for pets', 'without pet fee'],
  ),
  perk('No pet rent', ['no monthly pet rent'], ['pet rent', 'without pet rent']),
  perk(
    'Welcome kit',
    ['welcome bag', 'welcome pack', 'welcome package', 'welcome basket'],
    ['goodie bag', 'goody bag'],
  ),
  perk('Dog park nearby', [], ['near a dog park', 'near dog park', 'close to a dog park', 'next to a dog park']),
  perk('Pet grooming', ['dog grooming'], ['grooming on site', 'grooming service']),
  perk('Pet sitting', ['dog sitting', 'cat sitting', 'sitting service'], ['babysitting', 'sitter']),
  perk(
    'Special pet menu',
    ['dog menu', 'pet menu', 'menu for dogs'],
    ['puppy menu', 'doggie menu', 'food for dogs', 'dog food menu', 'meals for dogs'],
  ),
  perk(
    'Pet-friendly rooms',
    ['pet room', 'cat-friendly room'],
    ['dog friendly room', 'dog room', 'room for pets', 'room'],
  ),
  perk(
    'Walking areas',
    ['dog walking area', 'relief area'],
    ['place to walk', 'walking path', 'potty area', 'dog walk area'],
  ),
  perk('Waste stations', ['waste bag', 'poop bag'], ['poop station', 'dog bag', 'doggie bag', 'clean up bag']),
  perk(
    'Dogs allowed inside',
    ['allowed inside', 'welcome inside'],
    ['dogs inside', 'pets inside', 'indoor dogs', 'inside', 'indoor', 'indoors', 'inside seating', 'indoor seating'],
  ),
  perk(
    'Fenced yard',
    ['fenced area', 'fenced lawn', 'fenced meadow'],
    ['fenced', 'fenced in yard', 'backyard', 'yard', 'fence'],
  ),
  perk(
    'Dog wash',
    ['paw wash', 'dog wash station', 'bath house'],
    ['dog bath', 'self wash', 'self serve dog wash', 'wash'],
  ),
  perk(
    'No breed limits',
    ['no breed or weight limit', 'all breeds', 'any breed', 'no breed restriction', 'no size limit', 'of any size'],
    ['breed restriction', 'no weight limit', 'large breed', 'pit bull', 'pitbull', 'breed limit', 'no breed ban'],
  ),
  perk('Off-leash area', ['off-leash', 'off-leash park'], ['off leash', 'offleash', 'leash free', 'unleashed']),
  perk('Ground-floor rooms', ['ground floor', 'ground-floor homes', 'garden level'], ['first floor', 'no stairs']),
  perk('Small dog area', ['one for small'], ['small dog park', 'separate area for small dogs']),
  perk('Dog swimming', ['swim days', 'dog pool'], ['swim', 'swimming', 'swimming pool']),
  perk('Agility equipment', ['agility'], ['agility course', 'obstacle course', 'agility training']),
  perk('Senior pet care', ['senior dog', 'older dog', 'old dog'], ['senior pet']),
  perk('Evening appointments', [], ['open late', 'evening hours', 'late appointment']),
  perk('Pick-up and drop-off', [], ['pick up', 'drop off', 'pickup']),
  perk('Fear-free handling', ['fear-free', 'nervous animal', 'anxious dog'], ['nervous dog', 'gentle', 'fear free']),
  perk('Heated patio', ['terrace is heated'], ['heated', 'heaters', 'heated terrace']),
  perk('Shaded patio', ['shadiest dog patio', 'shaded seating'], ['shade', 'shaded', 'shady patio', 'shady']),
];

/** Product decision: words for food, drinks, stays, and outings. */
export const TOPIC_WORDS: readonly SameWords[] = [
  broad(['mexican', 'tex mex'], ['mexican', 'taqueria', 'taco', 'burrito', 'tortilla', 'quesadilla', 'enchilada']),
  same('taqueria', 'taco'),
  broad(['italian'], ['italian', 'trattoria', 'pasta', 'pizzeria', 'pizza', 'osteria', 'spaghetti']),
  same('pizza', 'pizzeria'),
  broad(['pizza shop', 'pizza parlor'], ['pizza', 'pizzeria']),
  broad(['taco shop', 'taco stand', 'taco truck'], ['taco', 'taqueria']),
  same('barbecue', 'bbq', 'barbeque', 'smokehouse', 'slow-smoked', 'brisket'),
  broad(['indian'], ['indian', 'curry', 'tandoori']),
  broad(['asian'], ['asian', 'noodle', 'thai', 'chinese', 'vietnamese', 'japanese', 'korean', 'ramen', 'sushi']),
  broad(['chinese', 'thai', 'vietnamese', 'ramen', 'pho'], ['noodle', 'ramen', 'pho', 'dumpling']),
  broad(['japanese'], ['japanese', 'sushi', 'ramen']),
  broad(['sushi bar'], ['sushi']),
  broad(['seafood'], ['seafood', 'oyster', 'crab', 'lobster', 'fish and chips']),
  same('burger', 'hamburger', 'cheeseburger'),
  same('brunch', 'pancake', 'breakfast'),
  broad(['lunch'], ['lunch', 'sandwich', 'deli']),
  same('sandwich', 'deli', 'delicatessen'),
  broad(['sandwich shop', 'sub shop'], ['sandwich', 'deli', 'delicatessen']),
  broad(['juice bar', 'juice shop', 'smoothie shop', 'smoothie bar'], ['juice', 'smoothie']),
  same('donut', 'doughnut'),
  same('bookstore', 'book shop', 'bookshop', 'book store'),
  same('vegetarian', 'vegan', 'veggie', 'plant-based', 'vegetable-forward'),
  same('ice cream', 'gelato', 'frozen yogurt', 'creamery', 'froyo'),
  broad(['dessert', 'sweets'], ['dessert', 'ice cream', 'cake', 'bakery', 'creamery', 'bakehouse']),
  broad(
    ['beer', 'craft beer', 'ipa', 'brewing company', 'brewing co'],
    ['beer', 'brewery', 'taproom', 'brewpub', 'ale'],
  ),
  broad(['wine'], ['wine', 'winery', 'vineyard']),
  broad(['steak', 'steakhouse', 'steak house'], ['steak', 'steakhouse', 'grill']),
  broad(
    ['eat', 'eating', 'food', 'dinner', 'supper', 'place to eat', 'somewhere to eat', 'where to eat', 'meal'],
    ['food', 'dining', 'restaurant'],
  ),
  broad(
    ['drink', 'drinking', 'happy hour', 'cocktail', 'place to drink'],
    ['bar', 'beer', 'cocktail', 'taproom', 'happy hour'],
  ),
  broad(
    ['stay', 'lodging', 'place to stay', 'somewhere to stay', 'where to stay', 'accommodation', 'overnight', 'sleep'],
    ['lodging', 'hotel'],
  ),
  broad(['vacation', 'getaway', 'weekend getaway', 'road trip', 'trip', 'travel'], ['travel', 'lodging', 'getaway']),
  broad(
    ['things to do', 'thing to do', 'fun', 'outing', 'activity', 'event', 'what to do'],
    ['activity', 'event', 'outing'],
  ),
  broad(['outside activity', 'outdoor activity'], ['activity']),
  same('meetup', 'meet up', 'social hour', 'puppy social'),
  same('festival', 'fair', 'parade'),
  same('concert', 'live music', 'garden concert'),
  same('movie', 'cinema', 'film'),
  broad(
    ['socialization', 'play group', 'play date', 'playdate', 'puppy meetup'],
    ['puppy social', 'playgroup', 'play group'],
  ),
  broad(['play area', 'play space', 'place to play', 'run around'], ['playground', 'dog park', 'play area']),
  broad(['kayak', 'canoe', 'paddle board', 'paddleboard', 'boat', 'boating'], ['paddle', 'kayak', 'canoe', 'boat']),
  same('lake', 'lakeside', 'waterfront', 'by the water'),
  broad(['walk', 'walking', 'stroll', 'walking group'], ['walk', 'pack walk', 'trail']),
  broad(
    ['home', 'house', 'place to live', 'where to live', 'somewhere to live', 'housing', 'rental', 'rent', 'for rent'],
    ['rental', 'apartment', 'home'],
  ),
  broad(['flat', 'studio apartment', 'loft'], ['loft', 'apartment', 'garden flat']),
  broad(['house for rent', 'house with yard', 'townhouse'], ['home', 'row home', 'cottage']),
  broad(
    ['vaccination', 'vaccine', 'shot', 'checkup', 'check up', 'spay', 'neuter'],
    ['vaccination', 'vet', 'animal clinic'],
  ),
  broad(['haircut', 'trim', 'nail trim', 'nails', 'bath', 'bathing', 'brushing'], ['groom', 'nail trim', 'bath house']),
  broad(['exotic vet', 'exotic pet', 'exotic'], ['exotic', 'rodent', 'reptile', 'small animal clinic']),
  broad(['therapy', 'rehabilitation', 'hydrotherapy', 'physiotherapy'], ['rehab', 'physical therapy', 'rehab studio']),
  broad(['photo', 'photo shoot', 'portrait', 'picture'], ['photography', 'photographer', 'portrait']),
  broad(['behavior', 'behaviorist', 'behaviour'], ['behavior', 'trainer', 'training']),
  same('aquarium', 'fish tank'),
];
