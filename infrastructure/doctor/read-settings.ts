import { TOGETHER } from '../config/environment-schema.js';
import { readSettings, SettingsError, type Settings } from '../config/settings.js';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ReadForDoctor {
  /** The errors with which the server would refuse to start. */
  readonly problems: readonly string[];
  /** The settings without the wrong ones, so that the others can be checked. */
  readonly settings: Settings;
  /** Names of wrong settings, and of those that need them. */
  readonly wrong: ReadonlySet<string>;
  readonly production: boolean;
}

/** Reads the settings as the server does. Leaves out wrong ones if the server would refuse to start. */
export function readForDoctor(env: Environment): ReadForDoctor {
  const production = env['NODE_ENV']?.trim() === 'production';
  const wrong = new Set<string>();
  let [problems, rest]: [readonly string[], Environment] = [[], env];
  for (;;) {
    try {
      return { problems, settings: { ...readSettings(rest), production }, wrong, production };
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      if (problems.length === 0) problems = error.problems;
      const before = wrong.size;
      for (const name of error.problems.flatMap(namesIn)) wrong.add(name);
      if (wrong.size === before) throw error;
      // Only production requires settings, and `production` was read above.
      rest = { ...without(rest, wrong), NODE_ENV: undefined };
    }
  }
}

/** Returns the setting that an error begins with, and the settings that belong to it. */
function namesIn(sentence: string): readonly string[] {
  const name = (/^[A-Z0-9_]+/.exec(sentence)?.[0] ?? '').replace(/(?<=.)_FILE$/, '');
  const group = TOGETHER.find((names) => names.some((each) => each === name));
  return group ?? [name];
}

function without(env: Environment, wrong: ReadonlySet<string>): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !wrong.has(name.replace(/_FILE$/, ''))));
}
