import { asTable, findTexts } from '../testkit/find-texts.ts';
import { readArguments } from './arguments.ts';

/** Prints every player text of these folders as a table: file, line, English, German, separated by tabs. */
const { paths } = readArguments('npm run texts -- [src/discord commands …]', [], []);
console.log(asTable(findTexts(paths.length > 0 ? paths : ['src', 'commands'])));
