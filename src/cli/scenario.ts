import { runFiles } from '../testkit/scenario/scenario-files.ts';

/** `npm run scenario -- <files or folders>`: plays scenario files and prints those that fail. */
const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Name the files or folders to run: npm run scenario -- test/games/rivals/scenarios');
  process.exitCode = 2;
} else {
  process.exitCode = runFiles(paths, (line) => {
    console.log(line);
  });
}
