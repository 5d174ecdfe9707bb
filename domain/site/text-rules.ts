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
      'Service Description',
      'User Accounts',
      'User Content and Conduct',
      'Business Listings',
      'Reviews and Ratings',
      'Intellectual Property',
      'Privacy',
      'Disclaimers',
      'Limitation of Liability',
      'Termination',
      'Changes to Terms',
      'Contact',
      'Governing Law',
    ],
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    isDated: true,
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'How We Share Your Information',
      'Security',
      'Your Privacy Rights',
      'Cookies',
      'Third Parties',
      'Children Under 13',
      'Data Retention',
      'International Transfers',
      'Changes to This Policy',
      'Contact',
    ],
  },
  'community-guidelines': {
    title: 'Community Guidelines',
    isDated: true,
    sections: [
      'Our Core Values',
      'Review Guidelines',
      'Pet Profile Guidelines',
      'Prohibited Content',
      'Business Owner Conduct',
      'Reporting',
      'Guide Dog Levels',
      'Consequences',
      'Appeals',
    ],
  },
  copyright: {
    title: 'Copyright',
    isDated: false,
    sections: [
      'What a Notice Needs',
      'What Happens Next',
      'Counter-Notice',
      'Repeat Infringers',
      'Our Agent for Copyright',
    ],
  },
  'help-center': { title: 'Help center', isDated: false },
} as const satisfies Readonly<Record<string, TextRule>>;

export type PageTextName = keyof typeof PAGE_TEXTS;
