import { runFiles } from '../trials/scenario-files.ts';

/** `npm run scenario -- <files or folders>`: plays scenario files and says which do not come out as written. */
const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Say which files or folders to run: npm run scenario -- test/games/rivals/scenarios');
  process.exitCode = 2;
} else {
  process.exitCode = runFiles(paths, (line) => {
    console.log(line);
  });
}
