export interface TextRule {
  readonly title: string;
  /** Required section headings, in order; absent if any are allowed. */
  readonly sections?: readonly string[];
  /** Whether the text starts with the date of its last update. */
  readonly isDated: boolean;
}

/** The text pages by file name, and what each must contain. */
export const PAGE_TEXTS = {
  'terms-of-service': {
    title: 'Terms of Service',
    isDated: true,
    sections: [
      'Agreement',
      'Service description',
      'User accounts',
      'User content and conduct',
      'Business listings',
      'Reviews and ratings',
      'Intellectual property',
      'Privacy',
      'Disclaimers',
      'Limitation of liability',
      'Termination',
      'Changes to terms',
      'Contact',
      'Governing law',
    ],
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    isDated: true,
    sections: [
      'Introduction',
      'Information we collect',
      'How we use your information',
      'How we share your information',
      'Security',
      'Your privacy rights',
      'Cookies',
      'Third parties',
      'Children under 13',
      'Data retention',
      'International transfers',
      'Changes to this policy',
      'Contact',
    ],
  },
  'community-guidelines': {
    title: 'Community Guidelines',
    isDated: true,
    sections: [
      'Our core values',
      'Review guidelines',
      'Pet profile guidelines',
      'Prohibited content',
      'Business owner conduct',
      'Reporting',
      'Guide Dog levels',
      'Consequences',
      'Appeals',
    ],
  },
  copyright: {
    title: 'Copyright',
    isDated: false,
    sections: [
      'What a notice needs',
      'What happens next',
      'Counter-notice',
      'Repeat infringers',
      'Our agent for copyright',
    ],
  },
  'help-center': { title: 'Help center', isDated: false },
} as const satisfies Readonly<Record<string, TextRule>>;

export type PageTextName = keyof typeof PAGE_TEXTS;
