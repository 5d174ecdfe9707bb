import { describe, expect, it } from '@jest/globals';
import { INTERACTION_LABEL } from '../../../domain/analytics/interaction.js';

describe('interaction labels', () => {
  it('name each interaction type in the analytics', () => {
    expect(INTERACTION_LABEL).toEqual({
      view: 'Page views',
      phone_click: 'Phone clicks',
      website_click: 'Website clicks',
      directions_click: 'Directions clicks',
      social_media_click: 'Social media clicks',
      review_click: 'Review clicks',
      image_click: 'Photo clicks',
    });
  });
});
