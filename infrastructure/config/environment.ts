import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * Returns the environment, plus the variables of a `.env` file in the working directory. A variable set in the
 * environment overrides the file.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
