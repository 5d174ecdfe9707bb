/** Words that need a different label. */
const OWN: Readonly<Record<string, string>> = { totp: 'second factor' };

/** Formats 'business.requestRevision' as 'Business: request revision'. */
export function actionWords(action: string): string {
  const [subject = '', verb = ''] = action.split('.', 2);
  return verb === '' ? typeWords(subject) : `${typeWords(subject)}: ${wordsOf(verb)}`;
}

/** Formats 'copyright_notice' as 'Copyright notice'. */
export function typeWords(type: string): string {
  const words = wordsOf(type);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
  return words
    .toLowerCase()
    .split(' ')
    .map((word) => OWN[word] ?? word)
    .join(' ');
}
