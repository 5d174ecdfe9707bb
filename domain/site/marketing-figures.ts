/** Product decision: figures of the marketing texts. They are never mixed with counts from the database. */
export const MARKETING_FIGURES = {
  home: [
    { figure: '574+', what: 'businesses' },
    { figure: '38+', what: 'cities' },
    { figure: '50,000+', what: 'families' },
  ],
  listedBusinesses: '120+',
} as const;
