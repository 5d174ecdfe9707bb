/** Made by vite.config.ts out of the gazetteer that the server searches: the largest cities first. */
declare module 'virtual:map-cities' {
  const cities: readonly (readonly [name: string, longitude: number, latitude: number, people: number])[];
  export default cities;
}
