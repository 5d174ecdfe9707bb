import { describe, expect, it } from '@jest/globals';
import {
  duplicateScore,
  houseAndStreet,
  isMiddle,
  ownHost,
  phoneDigits,
  townOf,
  zipOf,
  type Recognisable,
} from '../../../domain/duplicate/duplicate-score.js';

/** Two businesses with weakly similar names and no other known facts. */
const ONE: Recognisable = {
  ...{ name: 'Muddy Paw', address: null, city: null, state: null, zipCode: null, phone: null, website: null },
  ...{ latitude: null, longitude: null, isMiddle: false, source: null },
};
const OTHER: Recognisable = { ...ONE, name: 'Muddy Books' };
type Said = Partial<Recognisable>;
const compared = (one: Said, other: Said) => {
  const { score, reasons } = duplicateScore({ ...ONE, ...one }, { ...OTHER, ...other });
  return [score, ...reasons];
};
const SAME_NAME: Said = { name: 'Muddy Paw' };
const at = (latitude: number, more: Said = {}): Said => ({ latitude, longitude: -97, ...more });
const AUSTIN: Said = { city: 'Austin', state: 'TX' };

describe('signs that two businesses are the same', () => {
  it.each<[string, Said, Said, readonly (number | string)[]]>([
    ['nothing', {}, {}, [0]],
    ['the name', {}, SAME_NAME, [40, 'Same name']],
    ['the phone', { phone: '512 555 0100' }, { phone: '15125550100' }, [30, 'Same phone number']],
    ['the name, but not the phone', { phone: '512 555 0100' }, { ...SAME_NAME, phone: '512 555 0101' }, [30, 'Same name', 'Different phone numbers']],
    ['the name; one has no phone', { phone: '512 555 0100' }, SAME_NAME, [40, 'Same name']],
    ['the website', { website: 'dog.example' }, { website: 'http://www.dog.example/a' }, [15, 'Same website']],
    ['the name, but not the website', { website: 'dog.example' }, { ...SAME_NAME, website: 'cat.example' }, [40, 'Same name']],
    ['the ZIP code', { zipCode: '78701' }, { zipCode: '78701-1234' }, [15, 'Same ZIP code or town']],
    ['the town', AUSTIN, { city: 'AUSTIN', state: 'Texas' }, [15, 'Same ZIP code or town']],
    ['a town of the same name elsewhere', AUSTIN, { city: 'Austin', state: 'MN' }, [0]],
    ['a town without its state', { city: 'Austin' }, { city: 'Austin' }, [0]],
    ['the address in a town', { ...AUSTIN, address: '1 Main St' }, { ...AUSTIN, address: '1 Main Street' }, [40, 'Same address', 'Same ZIP code or town']],
    ['the address in two towns', { address: '1 Main St' }, { ...SAME_NAME, address: '1 Main St' }, [40, 'Same name']],
    ['the name, but not the house', { address: '1 Main St' }, { ...SAME_NAME, address: '2 Main St' }, [20, 'Same name', 'Different addresses']],
    ['the name, but not the street', { address: '1 Main St' }, { ...SAME_NAME, address: '1 Oak Lane' }, [20, 'Same name', 'Different addresses']],
    ['the same location', at(30), at(30), [20, 'Same location']],
    ['a quarter of a mile', at(30), at(30.003618), [10, '0.2 miles apart']],
    ['a few yards', at(30), at(30.0005), [19, '61 yards apart']],
    ['more than half a mile', at(30), { ...SAME_NAME, ...at(30.008) }, [20, 'Same name', '0.6 miles apart']],
    ['the town, more than half a mile apart', at(30, AUSTIN), at(30.02, AUSTIN), [0, '1.4 miles apart']],
    ['the name, far apart', at(30), { ...SAME_NAME, ...at(30.2) }, [0, 'Same name', '14 miles apart']],
    ['the town, far apart, one of them at its center', at(30, { ...AUSTIN, isMiddle: true }), at(30.2, AUSTIN), [15, 'Same ZIP code or town']],
    ['the name, nearby, one of them at the center of its town', at(30, { isMiddle: true }), { ...SAME_NAME, ...at(30.001) }, [40, 'Same name']],
    ['the name in one source', { source: 'list' }, { ...SAME_NAME, source: 'list' }, [15, 'Same name', 'Two entries from the same source']],
    ['the name in two sources', { source: 'list' }, { ...SAME_NAME, source: 'osm' }, [40, 'Same name']],
    ['the name and the same location in one source', at(30, { source: 'list' }), { ...SAME_NAME, source: 'list' }, [15, 'Same name', 'Two entries from the same source']],
    ['the address without a number', { ...AUSTIN, address: 'Main Square' }, { ...AUSTIN, address: 'Main Square' }, [40, 'Same address', 'Same ZIP code or town']],
    ['the unit in different spellings', { ...AUSTIN, address: '1 Elm St Suite #4B' }, { ...AUSTIN, address: '1 Elm St Unit 4 B' }, [40, 'Same address', 'Same ZIP code or town']],
    ['the name, but not the house number', { address: '120 Congress Avenue' }, { ...SAME_NAME, address: '130 Congress Avenue' }, [20, 'Same name', 'Different addresses']],
    ...['N S', 'E W', 'NE SW', 'NW SE', 'N E', 'W NW'].map((pair): [string, Said, Said, (number | string)[]] => {
      const [one, other] = pair.split(' ').map((way) => ({ address: `100 ${way} Congress Avenue` }));
      return [`the name, but not the direction: ${pair}`, { ...one }, { ...SAME_NAME, ...other }, [20, 'Same name', 'Different addresses']];
    }),
    ['a pin without its latitude', at(30), { ...SAME_NAME, longitude: -97 }, [40, 'Same name']],
    ['a pin without its longitude', at(30), { ...SAME_NAME, latitude: 30 }, [40, 'Same name']],
  ])('%s', (_, one, other, expected) => {
    expect(compared(one, other)).toEqual(expected);
    expect(compared({ ...other, name: other.name ?? 'Muddy Books' }, { ...one, name: 'Muddy Paw' })).toEqual(expected);
  }); // prettier-ignore

  it.each([
    ['!', 'Muddy Books'],
    ['H E B', 'HEB'],
  ])("don't count against names when one contains the other: %s and %s", (one, other) => {
    expect([compared({ name: one }, { name: other }), compared({ name: other }, { name: one })]).toEqual([[0], [0]]);
  });

  it('add up to at most 100', () => {
    const all = at(30, { ...AUSTIN, address: '1 Main St', phone: '512 555 0100', website: 'dog.example' });
    expect(compared(all, { ...all, ...SAME_NAME })[0]).toBe(100);
  });
});

describe('normalized facts of a business', () => {
  it.each([
    ['12 North Main Street, Suite 4', '12 n mai'],
    ['12 Northeast Main Street', '12 ne mai'],
    ['7 Oak Lane', '7 oak'],
    ['12 X', '12 x'],
    ['Main Street 12', null],
    ['Main Street 12 Oak Lane', null],
    ['', null],
    [null, null],
  ])('include the house and street of the address %s: %s', (address, expected) => {
    expect(houseAndStreet(address)).toBe(expected);
  });

  it.each([
    ...['Street=St', 'Avenue=Ave', 'Av=Ave', 'Boulevard=Blvd', 'Road=Rd', 'Drive=Dr', 'Lane=Ln', 'Court=Ct', 'Place=Pl'],
    ...['Square=Sq', 'Highway=Hwy', 'Parkway=Pkwy', 'Terrace=Ter', 'Circle=Cir', 'North=N', 'South=S', 'East=E'],
    ...['West=W', 'Northeast=NE', 'Northwest=NW', 'Southeast=SE', 'Southwest=SW', 'Saint=St'],
  ])('treat long and short forms in an address as equal: %s', (pair) => {
    const [long = '', short = ''] = pair.split('=');
    const [one, other] = [`1 ${long}`, `1 ${short}`].map((address) => ({ ...AUSTIN, address }));
    expect(compared({ ...one }, { ...other })).toEqual([40, 'Same address', 'Same ZIP code or town']);
  }); // prettier-ignore

  it.each(['Suite 4', 'Ste 4', 'Unit B', 'Apt 12', 'Floor 2', 'Fl 2', 'Rm 110', 'Room 110'])(
    'ignore the unit of an address: %s',
    (part) => {
      const far = { ...AUSTIN, address: `1 Elm St, ${part} of the old brewery building` };
      expect(compared({ ...AUSTIN, address: '1 Elm St' }, far)).toContain('Same address');
    },
  );

  it.each([
    ...['facebook.com', 'fb.me', 'instagram.com', 'tiktok.com', 'youtube.com', 'twitter.com', 'x.com', 'linkedin.com'],
    ...['yelp.com', 'tripadvisor.co.uk', 'google.com', 'goo.gl', 'linktr.ee', 'dog.wixsite.com', 'dog.wordpress.com'],
    ...['dog.blogspot.com', 'dog.squarespace.com', 'dog.weebly.com', 'dog.godaddysites.com', 'dog.business.site'],
    ...['airbnb.com', 'vrbo.com', 'booking.com', 'bringfido.com', 'opentable.com', 'doordash.com'],
  ])('treat a page at %s as no website of its own', (host) => {
    expect(ownHost(`https://www.${host}/dog`)).toBeNull();
  });

  it.each([
    ['  https://WWW.Dog.example/menu ', 'dog.example'],
    ['dog.example?a=1', 'dog.example'],
    ['dog.example#a', 'dog.example'],
    ['dog.example:8080/a\nb', 'dog.example'],
    ['myfacebook.com', 'myfacebook.com'],
    ['facebook.com.dog-inn.example', 'facebook.com.dog-inn.example'],
    ['http://shop.www.dog.example', 'shop.www.dog.example'],
    ['   ', null],
  ])('include the host of the website %j: %s', (website, host) => {
    expect(ownHost(website)).toBe(host);
  });

  it.each([
    ['555-0100', '5550100'],
    ['555-010', null],
    ['+44 1 512 555 0100', '5125550100'],
  ])('include the digits of the phone number %s: %s', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });

  it.each([
    ['St. Paul', 'MN', 'saint paul,MN'],
    ['Ft Worth', 'texas', 'fort worth,TX'],
    ['MT. PLEASANT', 'SC', 'mount pleasant,SC'],
    ['East Stroudsburg', 'PA', 'east stroudsburg,PA'],
    ['Toronto', 'Ontario!', 'toronto,ontario'],
    ['!', 'TX', null],
    [null, 'TX', null],
    ['Austin', null, null],
  ])('include the town %s in %s as %s', (city, state, town) => {
    expect(townOf({ city, state })).toBe(town);
  });

  it.each([
    [' 78701-1234', '78701'],
    ['7870', null],
    ['TX 78701', null],
    [null, null],
  ])('include the ZIP code %j as %s', (zipCode, zip) => {
    expect(zipOf({ zipCode })).toBe(zip);
  });

  it("ignore a pin within about ten yards of the town's center", () => {
    const middle = { latitude: 30, longitude: -97 };
    expect(isMiddle({ latitude: 30.00009, longitude: -97.00009 }, middle)).toBe(true);
    expect(isMiddle({ latitude: 30.00011, longitude: -97 }, middle)).toBe(false);
    expect(isMiddle({ latitude: 30, longitude: -96.99989 }, middle)).toBe(false);
  });
});
