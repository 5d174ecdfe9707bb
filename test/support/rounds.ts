/** In so many rounds two or more decide at once: 20, or as many as `npm run test:races` asks for. */
export const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 20);
