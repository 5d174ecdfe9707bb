import type { PolicyFacts } from '../../domain/policy/fact.js';

/** What perks state. */
export const FACTS_OF_PERK: Readonly<Record<string, PolicyFacts>> = {
  'No pet fees': { fee: { amount: 0, per: 'stay' } },
  'No pet rent': { fee: { amount: 0, per: 'night' } },
  'Outdoor seating': { 'areas.patio': 'yes' },
  'Shaded patio': { 'areas.patio': 'yes' },
  'Heated patio': { 'areas.patio': 'yes' },
  'Dogs allowed inside': { 'pets.dog': 'yes', 'areas.indoors': 'yes' },
  'Pet-friendly rooms': { 'areas.room': 'yes' },
  'Cat-friendly rooms': { 'pets.cat': 'yes', 'areas.room': 'yes' },
  'Off-leash area': { 'areas.off-leash-area': 'yes', leash: 'off-leash-area' },
  'Cat-only hours': { 'pets.cat': 'yes' },
  'No breed limits': { breedRestrictions: 'none' },
};

/** What sentences of descriptions state. */
export const FACTS_OF_SENTENCE: readonly (readonly [sentence: string, facts: PolicyFacts])[] = [
  ['Leashed dogs may sit with you', { 'pets.dog': 'yes', 'areas.patio': 'yes', leash: 'required' }],
  [
    'dogs are allowed inside in the front room',
    { 'areas.indoors': 'yes', note: 'Inside in the front room, on weekdays.' },
  ],
  ['Small pets in carriers are welcome inside', { 'areas.indoors': 'yes' }],
  ['Please use a short leash', { leash: 'required' }],
  ['Cats in carriers get a raised shelf', { 'pets.cat': 'yes' }],
  ['cats in carriers are as welcome as dogs', { 'pets.cat': 'yes', 'areas.indoors': 'yes', leash: 'required' }],
  ['where leashes are the dress code', { leash: 'required' }],
  ['Each room can have two pets of any size', { maxPets: 2, maxWeightLb: 'none', sizes: 'none', 'areas.room': 'yes' }],
  ['There is no pet fee and no deposit', { fee: { amount: 0, per: 'stay' }, deposit: 0 }],
  ['Pets can stay alone in the room', { leftAlone: 'yes' }],
  ['scratching post and a litter box', { 'pets.cat': 'yes' }],
  ['Leashed dogs are welcome in the lounge', { leash: 'required', 'areas.indoors': 'yes' }],
  ['for guests of any size', { maxWeightLb: 'none', sizes: 'none' }],
  ['The pet rooms have wood floors', { 'areas.room': 'yes' }],
  ['Dogs stay on leash until the gates are shut', { leash: 'off-leash-area', 'areas.off-leash-area': 'yes' }],
  ['Puppies need their first two vaccinations', { vaccinationProof: 'yes' }],
  ['Please bring proof of rabies vaccination', { vaccinationProof: 'yes' }],
  ['please bring vaccination records', { vaccinationProof: 'yes' }],
  ['Cats on harnesses have joined us', { 'pets.cat': 'yes' }],
  ['plenty of room for dogs on leashes', { leash: 'required' }],
  ['Cats are seen at set times', { 'pets.cat': 'yes' }],
  ['We have no breed or weight limits', { maxWeightLb: 'none', breedRestrictions: 'none', sizes: 'none' }],
  ['Two pets per home, and no monthly pet rent', { maxPets: 2, fee: { amount: 0, per: 'night' } }],
  ['Your $200 pet deposit', { deposit: 200 }],
  ['Cats can have window guards', { 'pets.cat': 'yes' }],
  ['birds and small animals don’t need approval', { 'pets.fish': 'yes', 'pets.bird': 'yes', 'pets.rabbit': 'yes' }],
];

/** The hours that sentences of descriptions state; null for those that no clock decides, such as dawn. */
export const HOURS_OF_SENTENCE: readonly (readonly [sentence: string, hours: string | null])[] = [
  ['Open every day except Tuesday', 'Mo 11:00-21:00; We-Su 11:00-21:00'],
  ['Kitchen open eleven to nine', 'Mo-Th 11:00-21:00; Fr-Sa 11:00-22:00; Su 11:00-21:00'],
  ['Open from seven in the morning until we sell out', 'Mo-Su 07:00-14:00'],
  ['Closed on Mondays and for two weeks in January', 'Tu-Su 11:00-22:00'],
  ['Breakfast until three', 'Mo-Su 07:00-15:00'],
  ['The front desk is open around the clock', '24/7'],
  ['Arrive by ten at night', 'Mo-Su 07:00-22:00'],
  ['Every Saturday from nine to noon', 'Sa 09:00-12:00'],
  ['Open from dawn to dusk', null],
  ['on the first and third Sunday', 'Apr-Oct Su[1,3] 10:00-13:00'],
  ['On Wednesday evenings and Sunday mornings', 'We 18:00-20:30; Su 09:00-12:00'],
  ['By appointment, Monday to Saturday', 'Mo-Sa 09:00-18:00'],
  ['Open from seven to seven on weekdays', 'Mo-Fr 07:00-19:00'],
  ['Open every day from nine to six', 'Mo-Su 09:00-18:00'],
  ['Office open Monday to Saturday from ten to six', 'Mo-Sa 10:00-18:00'],
  ['Tours by appointment', null],
];

/** Hours of places whose text states none. */
export const HOURS_OF_CATEGORY = {
  restaurants: [
    ...['Mo-Su 11:00-22:00', 'Tu-Su 08:00-21:00', 'Mo-Th 11:00-22:00, Fr-Sa 11:00-01:00, Su 11:00-21:00'],
    ...['Mo-Fr 07:00-18:00; Sa-Su 08:00-16:00', 'Mo-Fr 11:30-14:30,17:00-22:00; Sa-Su 10:00-22:00'],
    ...['We-Su 16:00-23:00; 2026 Dec 25 off', 'Mo-Su 08:00-20:00; 2026 Dec 24 08:00-14:00; 2026 Dec 25 off'],
  ],
  hotels: ['24/7', 'Mo-Su 06:00-23:00', 'Mo-Su 07:00-22:00'],
  events: ['Sa-Su 10:00-17:00', 'Mo-Su 06:00-22:00', 'Fr 17:00-21:00; Sa 10:00-16:00', 'Tu-Su 10:00-20:00'],
  services: [
    ...['Mo-Fr 08:00-18:00; Sa 09:00-14:00', 'Mo-Sa 09:00-19:30', 'Mo-Fr 08:00-12:00,13:00-17:00; PH off', '24/7'],
    'Mo-Fr 07:30-20:00; Sa 09:00-17:00; 2026 Dec 25 off',
  ],
  homes: ['Mo-Fr 09:00-18:00; Sa 10:00-16:00', 'Mo-Fr 10:00-17:00'],
} as const;
