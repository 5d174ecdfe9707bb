/** What stands in the form: empty where nothing is said. */
export interface GuideDogValues {
  petName: string;
  petType: string;
  location: string;
  bio: string;
  petImageUrl: string;
  /** The number of a pet's profile, as the select has it. */
  petProfileId: string;
}
