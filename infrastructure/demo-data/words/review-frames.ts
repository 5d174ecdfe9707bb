/** How a review begins and ends, and what it is called, by how content its author is. */
export interface ReviewFrames {
  readonly titles: readonly string[];
  readonly openers: readonly string[];
  readonly closers: readonly string[];
}

export const CONTENT: ReviewFrames = {
  titles: [
    'Our new favorite',
    '{pet} approves',
    'Worth the drive',
    'Felt welcome from the first minute',
    'A gem in {city}',
    'They love animals here',
    'Five paws',
    'Exactly what we hoped for',
    'Kind people, happy dog',
    'We will be back',
    'Relaxed and well run',
    'Could not be better',
    'The best in {city}',
    'Made our weekend',
    'So easy with a pet',
    '{pet} did not want to leave',
    'Every detail is right',
    'Highly recommended',
    'Finally a place that means it',
    'Thoughtful and friendly',
  ],
  openers: [
    'We came with {pet} on a Saturday and had a wonderful time.',
    'Third visit this year, and it gets better.',
    'A friend sent us here and was right.',
    '{name} is the first place we think of when family visits {city}.',
    'From the first call on everybody was kind.',
    'I was nervous about bringing {pet}; there was no need.',
    'We found {name} by chance on a walk.',
    'This is how a pet-friendly place should be.',
    'We have been coming here since {pet} was a puppy.',
    'Our stay in {city} would not have been the same without {name}.',
    'Lovely place, lovely people.',
    'I read the reviews first, and they are true.',
    'What a find.',
    'We needed something at short notice and got lucky.',
  ],
  closers: [
    'We will be back.',
    'Thank you from both of us!',
    '{pet} sends a wag.',
    'Recommended without a but.',
    'If you live in {city}, go.',
    'Already booked again.',
    'It shows that they have pets themselves.',
    '',
    'Worth every cent.',
    'More places like this, please.',
    'Tell them {pet} sent you.',
    '',
    'Best thing we did all month.',
  ],
};

export const MIXED: ReviewFrames = {
  titles: [
    'Good, with some room',
    'Nice but busy',
    'Decent',
    'Mixed feelings',
    'Fine for a short visit',
    'Better on weekdays',
    'All right',
    'Some ups and downs',
    'Could be great',
    'Friendly, a bit chaotic',
    'Average day out',
    'Not bad',
  ],
  openers: [
    'Our visit was all right.',
    'We wanted to love {name}.',
    'First visit, with {pet}.',
    'Came on a busy weekend.',
    'Some things were good, others less so.',
    'We had heard a lot about {name}.',
    'Second visit, and not as good as the first.',
    'An honest three stars.',
  ],
  closers: [
    'I would try it again on a quieter day.',
    'Maybe we were unlucky.',
    'There is better in {city}, and there is worse.',
    '',
    'With small changes this would be five stars.',
    '{pet} did not mind, I did.',
    'We may come back in spring.',
  ],
};

export const DISAPPOINTED: ReviewFrames = {
  titles: [
    'Not for us',
    'Disappointed',
    'Pet-friendly on paper only',
    'Would not return',
    'Too stressful for {pet}',
    'Expected more',
    'Poor communication',
    'A sad visit',
    'Needs work',
    'Not what the listing says',
    'Left early',
    'Sorry, no',
  ],
  openers: [
    'Sadly our visit to {name} did not go well.',
    'We left early.',
    'I do not like writing bad reviews.',
    'We drove an hour to get here with {pet}.',
    'The photos promise more than there is.',
    'After all the praise we expected better.',
    'Once was enough.',
  ],
  closers: [
    'We will look elsewhere in {city}.',
    'I hope they read this and change it.',
    'A pity, since the place itself is nice.',
    '',
    'I called the next day and nobody called back.',
    '{pet} was glad to be home.',
    'Two stars for the effort of one kind person.',
  ],
};

/** What owners answer, to content, so-so and disappointed authors. */
export const OWNER_ANSWERS = {
  content: [
    'Thank you so much! Give {pet} a scratch behind the ears from all of us.',
    'You made our day. {pet} is welcome any time.',
    'Thanks for the kind words. We passed them on to the whole team.',
    'It was a pleasure to have you and {pet} here. See you soon!',
    'We are glad you liked it, and {pet} was a perfect guest.',
    'Thank you for taking the time to write. There is always a biscuit waiting for {pet}.',
    'Reviews like this keep a small team going. Thank you!',
  ],
  mixed: [
    'Thank you for the honest words. We have added staff on weekends, and I hope you notice the difference next time.',
    'Fair points. We are working on the waiting times and would love to see you and {pet} again on a quieter day.',
    'Thanks for telling us. The details on our page have been corrected since.',
    'We hear you. Ask for me when you come next time, and I will look after you and {pet} myself.',
  ],
  disappointed: [
    'I am sorry about your visit. This is not how we want to treat anybody, and we have talked about it with the team.',
    'Thank you for writing instead of just staying away. Please call me, I would like to make this right.',
    'We are sorry, to you and to {pet}. The gate and the water stations were checked the very next day.',
    'This should not have happened. We have changed how we note bookings with pets so that it does not again.',
  ],
} as const;
