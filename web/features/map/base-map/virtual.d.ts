/** Made by vite.config.ts out of the gazetteer that the server searches: the largest cities first. */
declare module 'virtual:map-cities' {
  const cities: readonly (readonly [name: string, longitude: number, latitude: number, people: number])[];
  export default cities;
}

/** Made by vite.config.ts out of Natural Earth: what lies around and on the states. */
declare module 'virtual:map-surroundings' {
  type Line = [longitude: number, latitude: number][];
  const surroundings: {
    readonly abroad: Line[][];
    readonly borderLakes: Line[][];
    readonly lakes: Line[][];
    readonly rivers: Line[];
  };
  export default surroundings;
}
