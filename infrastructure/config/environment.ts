import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * The environment, with what a `.env` file in the working directory adds to it; a variable that is
 * set outside wins over the file.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
