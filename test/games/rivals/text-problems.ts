import type { Text } from '../../../src/engine/text.ts';

/** Words the vocabulary replaces by others; a deck is only what a player brings to the Tournament Game. */
const forbidden =
  /\b(game round|mulligan|board|tile|slot|minion|structure|clay|wheat|wood|sheep|(?:draw|event) deck|graveyard)s?\b/i;
/** Words that would assume the sex of a player. */
const gendered = /\b(Spieler|Gegner|Mitspieler)s?\b/;

/** Everything that is wrong with a text that people read; nothing when it reads well. */
export function textProblems({ en, de }: Text): string[] {
  const complaints: string[] = [];
  for (const words of [en, de]) {
    if (words.trim() === '') complaints.push('empty');
    if (words !== words.trim()) complaints.push('space at an end');
    if (/ {2}| [.,:;)]|\(\)/.test(words)) complaints.push('space or bracket astray');
    if ((words.match(/\*/g) ?? []).length % 2 !== 0) complaints.push('unbalanced markup');
    if (/[≥≤▶→]/.test(words)) complaints.push('sign the fonts lack');
    if (/!(?!`)/.test(words)) complaints.push('exclamation mark');
    if (/\b(undefined|null|NaN)\b|\[object/.test(words)) complaints.push('hole in it');
  }
  if (forbidden.test(en)) complaints.push(`not our word: ${forbidden.exec(en)?.[0]}`);
  if (gendered.test(de)) complaints.push(`assumes who plays: ${gendered.exec(de)?.[0]}`);
  return complaints.map((complaint) => `${complaint}: ${en} | ${de}`);
}
