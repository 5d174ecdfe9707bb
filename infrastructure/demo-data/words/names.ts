/** First parts of invented listing names; none is the name of a firm that is known to us. */
export const NAME_BEGINNINGS = [
  'Amber Paw', 'Biscuit & Birch', 'Copper Collar', 'Dandelion Tail', 'Driftwood Paws', 'Elm Street Hound', 'Fennel & Fetch',
  'Golden Muzzle', 'Hazel Whisker', 'Indigo Leash', 'Juniper Hound', 'Kettle & Kibble', 'Lantern Tail', 'Maple Mutt',
  'Nutmeg Nose', 'Old Spaniel', 'Pepper & Paw', 'Quiet Terrier', 'Red Bandana', 'Saffron Setter', 'Tumbleweed Tail',
  'Umber Beagle', 'Velvet Ear', 'Willow & Wag', 'Yellow Leash', 'Zigzag Hound', 'Acorn & Otterhound', 'Blue Heeler Lane',
  'Clover & Collie', 'Dapple Gray', 'Early Bark', 'Feather & Fur', 'Good Stay', 'Half Moon Hound', 'Ivory Whippet',
  'Jolly Poodle', 'Kindly Cat', 'Little Lurcher', 'Merry Mastiff', 'Nimble Cat', 'Orchard Dog', 'Patient Pug',
  'Quarry Dog', 'Rosemary Retriever', 'Salt & Setter', 'Three Corgis', 'Under the Table', 'Violet Vizsla', 'Wet Nose',
  'Wandering Pointer', 'Yarrow & Yorkie', 'Bramble Dog', 'Cinder Cat', 'Duskhound', 'Ember & Airedale', 'Foxglove Paw',
  'Gingham Dog', 'Honeycomb Hound', 'Inkwell Cat', 'Jasper & June', 'Lazy Bloodhound', 'Marigold Mutt', 'Northside Nuzzle',
  'Oatmeal Otter', 'Paprika Pup', 'Riverbend Rover', 'Silver Muzzle', 'Thistle Terrier', 'Upland Setter', 'Walnut Wag',
  'Pebble & Pup', 'Snowdrop Spitz', 'Tin Roof Tabby', 'Cobalt Cat', 'Brass Bowl', 'Crooked Tail', 'Happy Heel', 'Sunday Walk',
] as const;

/** Streets that many American towns have. */
export const STREETS = [
  'Maple Avenue', 'Oak Street', 'Cedar Lane', 'Elm Street', 'Pine Street', 'Walnut Street', 'Chestnut Street', 'Birch Road',
  'Willow Drive', 'Main Street', 'Church Street', 'Park Avenue', 'River Road', 'Lake Street', 'Hill Street', 'Mill Road',
  'Washington Street', 'Lincoln Avenue', 'Jefferson Street', 'Franklin Street', 'Madison Avenue', 'Highland Avenue',
  'Sunset Boulevard', 'Spring Street', 'Garden Street', 'Prospect Avenue', 'Meadow Lane', '2nd Street', '3rd Avenue',
  '5th Street', '7th Avenue', '9th Street', 'Market Street', 'Railroad Avenue', 'Orchard Road', 'Valley View Drive',
  'Canal Street', 'Bridge Street', 'Cherry Street', 'Magnolia Avenue', 'Dogwood Court', 'Sycamore Street',
] as const;

export const FIRST_NAMES = [
  'Aaliyah', 'Adrian', 'Alma', 'Amara', 'Andre', 'Anika', 'Arturo', 'Astrid', 'Beatriz', 'Benji', 'Bianca', 'Bo', 'Caleb',
  'Camila', 'Carmen', 'Cedric', 'Chen', 'Clara', 'Colin', 'Dalia', 'Damon', 'Deepa', 'Delia', 'Diego', 'Edith', 'Elias',
  'Elif', 'Emil', 'Esme', 'Ezra', 'Farah', 'Felix', 'Fiona', 'Gabe', 'Gloria', 'Greta', 'Hana', 'Harvey', 'Hugo', 'Ida',
  'Imani', 'Ines', 'Isaac', 'Ivy', 'Jamal', 'Jasper', 'Jonah', 'Josie', 'Kai', 'Kavya', 'Keiko', 'Lars', 'Leila', 'Leo',
  'Lin', 'Lucia', 'Mabel', 'Malik', 'Marta', 'Mei', 'Milo', 'Nadia', 'Naomi', 'Nell', 'Noor', 'Omar', 'Opal', 'Oscar',
  'Paloma', 'Percy', 'Petra', 'Quinn', 'Rafael', 'Ravi', 'Rosa', 'Ruth', 'Samir', 'Selma', 'Silas', 'Sofia', 'Tariq', 'Tess',
  'Theo', 'Uma', 'Vera', 'Victor', 'Wanda', 'Wes', 'Xenia', 'Yara', 'Yusuf', 'Zoe',
] as const;

export const LAST_NAMES = [
  'Abara', 'Acosta', 'Ahlgren', 'Banerjee', 'Bellweather', 'Birchall', 'Blackwood', 'Castellan', 'Chowdhury', 'Copperfield',
  'Dahl', 'Delacroix', 'Dunmore', 'Eastman', 'Ekström', 'Espinoza', 'Fairweather', 'Farrow', 'Fontaine', 'Galloway', 'Garrido',
  'Greenhill', 'Halloran', 'Hartwell', 'Hsu', 'Ibarra', 'Ivanova', 'Jansen', 'Kaplan', 'Kimura', 'Kowalczyk', 'Larkin',
  'Lindqvist', 'Lockhart', 'Marchetti', 'Mbeki', 'Merriweather', 'Moreau', 'Nakamura', 'Navarro', 'Nwosu', 'Okafor', 'Olsen',
  'Pemberton', 'Petrov', 'Quintero', 'Ramaswamy', 'Redfern', 'Rosales', 'Sandoval', 'Sinclair', 'Strand', 'Takahashi',
  'Thornbury', 'Tran', 'Underhill', 'Valente', 'Villanueva', 'Whitlock', 'Winslow', 'Yamada', 'Zielinski',
] as const;

export const PET_NAMES = [
  'Apollo', 'Bagel', 'Basil', 'Bean', 'Biscuit', 'Bowie', 'Buttons', 'Caramel', 'Chai', 'Clementine', 'Cosmo', 'Daisy', 'Dot',
  'Echo', 'Fig', 'Finch', 'Gizmo', 'Gus', 'Hazel', 'Honey', 'Indie', 'Juno', 'Kiwi', 'Lola', 'Luna', 'Mango', 'Maple',
  'Marble', 'Miso', 'Mochi', 'Moose', 'Nacho', 'Noodle', 'Nova', 'Olive', 'Otis', 'Pancake', 'Peanut', 'Pepper', 'Pickles',
  'Pippin', 'Pixel', 'Poppy', 'Pretzel', 'Quincy', 'Radish', 'Rusty', 'Sage', 'Scout', 'Sesame', 'Shadow', 'Smudge',
  'Socks', 'Spud', 'Sunny', 'Taco', 'Teddy', 'Tilly', 'Toast', 'Truffle', 'Waffles', 'Wally', 'Willow', 'Ziggy',
] as const;

export const DOG_BREEDS = [
  'Mixed breed', 'Labrador Retriever', 'Border Collie', 'Beagle', 'Greyhound', 'Dachshund', 'Poodle', 'Corgi', 'Boxer',
  'Australian Shepherd', 'Cocker Spaniel', 'Whippet', 'Great Dane', 'Golden Retriever', 'Jack Russell Terrier',
] as const;

/** Telephone area codes, one of each state; with 555-01xx they reach nobody. */
export const AREA_CODES: Readonly<Record<string, number>> = {
  AL: 205, AK: 907, AZ: 602, AR: 501, CA: 415, CO: 303, CT: 203, DE: 302, DC: 202, FL: 305, GA: 404, HI: 808, ID: 208,
  IL: 312, IN: 317, IA: 515, KS: 316, KY: 502, LA: 504, ME: 207, MD: 410, MA: 617, MI: 313, MN: 612, MS: 601, MO: 816,
  MT: 406, NE: 402, NV: 702, NH: 603, NJ: 201, NM: 505, NY: 212, NC: 704, ND: 701, OH: 614, OK: 405, OR: 503, PA: 215,
  RI: 401, SC: 803, SD: 605, TN: 615, TX: 512, UT: 801, VT: 802, VA: 703, WA: 206, WV: 304, WI: 414, WY: 307,
};
