export interface DemoCity {
  readonly name: string;
  readonly state: string;
  /** How many public businesses it gets; at least one of each category. */
  readonly businesses: number;
}

/** The 48 cities of the demo data, several of one metropolis so that nearby businesses show; 600 businesses in all. */
export const DEMO_CITIES: readonly DemoCity[] = (
  [
    ['Austin', 'TX', 34],
    ['Round Rock', 'TX', 8],
    ['Cedar Park', 'TX', 7],
    ['San Antonio', 'TX', 14],
    ['Houston', 'TX', 18],
    ['Dallas', 'TX', 16],
    ['Fort Worth', 'TX', 10],
    ['New York', 'NY', 30],
    ['Brooklyn', 'NY', 19],
    ['Hoboken', 'NJ', 7],
    ['Jersey City', 'NJ', 8],
    ['Los Angeles', 'CA', 24],
    ['Santa Monica', 'CA', 8],
    ['Pasadena', 'CA', 8],
    ['Long Beach', 'CA', 8],
    ['San Francisco', 'CA', 20],
    ['Oakland', 'CA', 9],
    ['Berkeley', 'CA', 8],
    ['San Diego', 'CA', 16],
    ['Sacramento', 'CA', 9],
    ['Seattle', 'WA', 18],
    ['Bellevue', 'WA', 8],
    ['Portland', 'OR', 16],
    ['Denver', 'CO', 16],
    ['Boulder', 'CO', 8],
    ['Chicago', 'IL', 22],
    ['Evanston', 'IL', 7],
    ['Minneapolis', 'MN', 12],
    ['Saint Paul', 'MN', 9],
    ['Kansas City', 'MO', 11],
    ['Kansas City', 'KS', 7],
    ['Boston', 'MA', 16],
    ['Cambridge', 'MA', 8],
    ['Philadelphia', 'PA', 14],
    ['Washington', 'DC', 15],
    ['Arlington', 'VA', 8],
    ['Atlanta', 'GA', 14],
    ['Decatur', 'GA', 7],
    ['Miami', 'FL', 13],
    ['Fort Lauderdale', 'FL', 8],
    ['Orlando', 'FL', 11],
    ['Nashville', 'TN', 13],
    ['New Orleans', 'LA', 11],
    ['Charlotte', 'NC', 9],
    ['Phoenix', 'AZ', 11],
    ['Scottsdale', 'AZ', 8],
    ['Salt Lake City', 'UT', 10],
    ['Columbus', 'OH', 9],
  ] as const
).map(([name, state, businesses]) => ({ name, state, businesses }));
