/** Discord's limits, as far as this layer can meet them. */
export const LIMIT = {
  components: 40,
  textTotal: 4000,
  customId: 100,
  rowButtons: 5,
  buttonLabel: 80,
  /** As much of it as is surely shown. */
  readableLabel: 38,
  options: 25,
  optionText: 100,
  placeholder: 150,
  alt: 1024,
  suggestions: 25,
  suggestionText: 100,
  threadName: 100,
  nonce: 25,
  modalTitle: 45,
  modalLabel: 45,
} as const;

/** The text, or as much of it as fits with an ellipsis at its end. Never cuts a character in two. */
export function cut(words: string, most: number): string {
  if (words.length <= most) return words;
  const head = words.slice(0, most - 1);
  const last = head.charCodeAt(head.length - 1);
  const whole = last >= 0xd800 && last <= 0xdbff ? head.slice(0, -1) : head;
  return `${whole.trimEnd()}…`;
}

/** As many whole clauses as fit; where that is too little, as many words with an ellipsis. */
export function cutClause(words: string, most: number): string {
  if (words.length <= most) return words;
  const clause = Math.max(...['; ', ': ', '. '].map((sign) => words.lastIndexOf(sign, most)));
  if (clause > most / 2) return words.slice(0, clause);
  return `${words.slice(0, words.lastIndexOf(' ', most - 1)).replace(/[\s.,:;]+$/u, '')}…`;
}

/** As many whole lines as fit; says so when some had to go. The newest lines are kept when `keep` is `end`. */
export function cutLines(lines: readonly string[], most: number, keep: 'start' | 'end' = 'start'): string {
  const whole = lines.join('\n');
  if (whole.length <= most) return whole;
  const kept: string[] = [];
  let length = 2;
  for (const line of keep === 'start' ? lines : lines.toReversed()) {
    if (length + line.length + 1 > most) break;
    kept.push(line);
    length += line.length + 1;
  }
  if (kept.length === 0) return cut(keep === 'start' ? (lines[0] ?? '') : (lines.at(-1) ?? ''), most);
  return keep === 'start' ? [...kept, '…'].join('\n') : ['…', ...kept.reverse()].join('\n');
}

/** The text in portions that each fit, cut between lines where possible. */
export function portions(words: string, most: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const line of words.split('\n').flatMap((each) => pieces(each, most))) {
    if (part && part.length + line.length + 1 > most) {
      parts.push(part);
      part = line;
    } else {
      part = part ? `${part}\n${line}` : line;
    }
  }
  return part ? [...parts, part] : parts;
}

function pieces(line: string, most: number): string[] {
  const all: string[] = [];
  let rest = line;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    const at = space > most / 2 ? space : most;
    all.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...all, rest];
}

/** A short name for a text, always the same: FNV-1a in 32 bits, in base 36. */
export function shortHash(words: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What a person or a game wrote, made safe to stand in Discord's markdown. */
export function plain(words: string): string {
  return words.replace(/([\\*_~`|>#[\]()])/g, '\\$1').replace(/@/g, '@\u200b').replace(/</g, '\\<');
}
