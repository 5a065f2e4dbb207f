/** Discord's limits that concern this layer. */
export const LIMIT = {
  components: 40,
  textTotal: 4000,
  customId: 100,
  rowButtons: 5,
  buttonLabel: 80,
  /** Length that every client shows. */
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

/** Cuts a text with an ellipsis; never inside a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const last = head.charCodeAt(head.length - 1);
  const fullText = last >= 0xd800 && last <= 0xdbff ? head.slice(0, -1) : head;
  return `${fullText.trimEnd()}…`;
}

/** Cuts a text after a clause; if that leaves too little, after a word with an ellipsis. */
export function cutClause(text: string, most: number): string {
  if (text.length <= most) return text;
  const clause = Math.max(...['; ', ': ', '. '].map((sign) => text.lastIndexOf(sign, most)));
  if (clause > most / 2) return text.slice(0, clause);
  return `${text.slice(0, text.lastIndexOf(' ', most - 1)).replace(/[\s.,:;]+$/u, '')}…`;
}

/** Returns as many whole lines as fit, and a note if some are missing. `keep: 'end'` keeps the newest ones. */
export function cutLines(lines: readonly string[], most: number, keep: 'start' | 'end' = 'start'): string {
  const text = lines.join('\n');
  if (text.length <= most) return text;
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

/** Splits a text into parts that fit, between lines if possible. */
export function portions(text: string, most: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const line of text.split('\n').flatMap((each) => pieces(each, most))) {
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

/** Returns a short hash of a text: FNV-1a in 32 bits, in base 36. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Escapes Discord's markdown. */
export function plain(text: string): string {
  return text
    .replace(/([\\*_~`|>#[\]()])/g, '\\$1')
    .replace(/@/g, '@\u200b')
    .replace(/</g, '\\<');
}
