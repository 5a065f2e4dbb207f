import { writeFileSync } from 'node:fs';
import { answerLine } from '../store/codec.ts';
import { type Dictionary, dictionaries } from '../store/dictionary.ts';
import { createStore } from '../store/store.ts';
import { startBenchServer } from '../trials/bench/server.ts';
import { learnCommon, learnWords } from '../trials/dictionary.ts';
import { sampleMatches, tables } from '../trials/sample-matches.ts';
import { silent as log } from '../trials/silent.ts';
import { readArguments, wholeNumber } from './arguments.ts';

const usage = 'npm run dictionary -- [--number 3] [--seed dictionary] [--rounds 6]';
/** Letters of sheets. More pack hardly better, and cost time with every move. */
const SHEET = 10_000;
const LINE = 112;
const WORDS_A_LINE = 6;

/** Makes a dictionary of the store from random matches, every variant with every number of seats in each round. */
async function making(): Promise<void> {
  const { values } = readArguments(usage, ['number', 'seed', 'rounds'], []);
  const number = wholeNumber('number', values.number, dictionaries.length + 1);
  const seed = values.seed ?? 'dictionary';
  const rounds = wholeNumber('rounds', values.rounds, 6);
  const server = await startBenchServer();
  const store = createStore({ redis: server.connect(), log });
  const matches = await sampleMatches(store, rounds * tables.length, seed);
  await store.close();
  await server.stop();
  const sheet = learnCommon(matches.map((match) => JSON.stringify(match.sheet)), SHEET);
  const words = learnWords(matches.flatMap(({ history }) => history.map(answerLine)));
  const file = `src/store/dictionary-${number}.ts`;
  writeFileSync(file, fileOf(number, `--seed ${seed} --rounds ${rounds}`, { sheet, words }));
  console.log(`${file}: ${sheet.length} letters and ${words.length} words of ${matches.length} matches. Name it in dictionary.ts.`);
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}',`;

function fileOf(number: number, made: string, { sheet, words }: Dictionary): string {
  const pieces = Array.from({ length: Math.ceil(sheet.length / LINE) }, (_, line) => sheet.slice(line * LINE, (line + 1) * LINE));
  const rows = Array.from({ length: Math.ceil(words.length / WORDS_A_LINE) }, (_, row) => words.slice(row * WORDS_A_LINE, (row + 1) * WORDS_A_LINE));
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

await making();
