/** Number of rounds in which decisions compete: 20, or as many as `npm run test:races` sets. */
export const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 20);
