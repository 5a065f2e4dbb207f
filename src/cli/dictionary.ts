import { writeFileSync } from 'node:fs';
import { answerLine } from '../store/codec.ts';
import { type Dictionary, dictionaries } from '../store/dictionary.ts';
import { createStore } from '../store/store.ts';
import { startBenchServer } from '../testkit/bench/bench-server.ts';
import { learnCommonPieces, learnWords } from '../testkit/dictionary-trainer.ts';
import { sampleMatches, allTables } from '../testkit/sample-matches.ts';
import { silentLog } from '../testkit/silent-log.ts';
import { readArguments, wholeNumber } from './arguments.ts';

const usage = 'npm run dictionary -- [--number 3] [--seed dictionary] [--rounds 6]';
/** Letters of match JSON. More hardly improve packing and slow down every move. */
const HEADER_LETTERS = 10_000;
const LINE = 112;
const WORDS_A_LINE = 6;

/** Builds a store dictionary from random matches: every variant with every number of players in each round. */
async function makeDictionary(): Promise<void> {
  const { values } = readArguments(usage, ['number', 'seed', 'rounds'], []);
  const number = wholeNumber('number', values.number, dictionaries.length + 1);
  const seed = values.seed ?? 'dictionary';
  const rounds = wholeNumber('rounds', values.rounds, 6);
  const server = await startBenchServer();
  const store = createStore({ redis: server.connect(), log: silentLog });
  const matches = await sampleMatches(store, rounds * allTables.length, seed);
  await store.close();
  await server.stop();
  const sheet = learnCommonPieces(
    matches.map((match) => JSON.stringify(match.sheet)),
    HEADER_LETTERS,
  );
  const words = learnWords(matches.flatMap(({ history }) => history.map(answerLine)));
  const file = `src/store/dictionary-${number}.ts`;
  writeFileSync(file, fileOf(number, `--seed ${seed} --rounds ${rounds}`, { sheet, words }));
  console.log(
    `${file}: ${sheet.length} letters and ${words.length} words of ${matches.length} matches. Name it in dictionary.ts.`,
  );
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}',`;

function fileOf(number: number, made: string, { sheet, words }: Dictionary): string {
  const pieces = Array.from({ length: Math.ceil(sheet.length / LINE) }, (_, line) =>
    sheet.slice(line * LINE, (line + 1) * LINE),
  );
  const rows = Array.from({ length: Math.ceil(words.length / WORDS_A_LINE) }, (_, row) =>
    words.slice(row * WORDS_A_LINE, (row + 1) * WORDS_A_LINE),
  );
  return [
    `import type { Dictionary } from './dictionary.ts';`,
    '',
    `/** Made by \`npm run dictionary -- --number ${number} ${made}\` from the games as they were then. */`,
    `export const dictionary${number}: Dictionary = {`,
    '  sheet: [',
    ...pieces.map((piece) => `    ${quoted(piece)}`),
    `  ].join(''),`,
    '  words: [',
    ...rows.map((row) => `    ${row.map(quoted).join(' ')}`),
    '  ],',
    '};',
    '',
  ].join('\n');
}

await makeDictionary();
