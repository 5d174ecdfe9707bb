/** FAULT_ROUNDS is the number of rounds of every fault. */
const given = process.env['FAULT_ROUNDS'];

/** Rounds of each fault that lasts a while. */
export const FAULT_ROUNDS = Number(given ?? 5);
/** Rounds of each kill: more, because each round kills at another moment. */
export const KILL_ROUNDS = Number(given ?? 20);
