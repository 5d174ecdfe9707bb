/**
 * Lints lines as if they were the content of their files: reads `{ file: lines }` as JSON from standard input, and
 * prints `{ file: rules broken by each line }`. A process of its own, because ESLint doesn't run inside Jest.
 */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

// The lines are in no file, so a program of the files' real content would not see them.
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } } },
});
const broken = {};
for (const [file, lines] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const [report] = await eslint.lintText(lines.join('\n'), { filePath: file });
  broken[file] = lines.map((_, index) =>
    report.messages.filter(({ line }) => line === index + 1).map(({ ruleId }) => ruleId),
  );
}
process.stdout.write(JSON.stringify(broken));
