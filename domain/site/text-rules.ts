/** What a page of text must hold. */
export interface TextRule {
  readonly title: string;
  /** The headings of its sections in their order; absent where they are free. */
  readonly sections?: readonly string[];
  /** Whether its first words say when it was last updated. */
  readonly isDated: boolean;
}

/** The pages of text by their file's name, and what each promises to tell. */
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
      'What Happens Then',
      'Counter-Notice',
      'Repeat Infringers',
      'Our Agent for Copyright',
    ],
  },
  'help-center': { title: 'Help center', isDated: false },
} as const satisfies Readonly<Record<string, TextRule>>;

export type PageTextName = keyof typeof PAGE_TEXTS;
