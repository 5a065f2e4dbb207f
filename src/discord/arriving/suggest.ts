import { faultOf, picksOf } from '../../engine/answers.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { Query, Suggestion } from './command.ts';
import { add, pickable } from '../questions/draft.ts';
import { suggestDecks } from './find-deck.ts';
import { asksForDeck } from '../pages/decks.ts';
import { findMatch } from './find-match.ts';
import { cut, LIMIT } from '../parts/limits.ts';
import { labelled, namesOf } from '../parts/people.ts';
import { panelWords, typedWords } from '../words/panel.ts';
import { tally, wholeAnswers } from '../questions/whole-answers.ts';

/** The open question of whoever types, or null: then there is nothing to suggest. */
async function panelOf({ desk, user, channel, text }: Query): Promise<Panel | null> {
  try {
    return await desk.matches.panel(await findMatch(desk.matches, text('match'), channel, user), user);
  } catch {
    // Somebody is still typing: what is wrong is said when they send it.
    return null;
  }
}

/** The legal choices of one kind of move: those whose id begins with this word. */
export async function suggestMoves(query: Query, verb: string): Promise<readonly Suggestion[]> {
  const panel = await panelOf(query);
  if (!panel) return [];
  const ids = panel.question?.choices.filter((id) => id.startsWith(`${verb} `)) ?? [];
  if (ids.length === 0) return whyNothing(panel, verb, query.language);
  return fitting(ids.map((id) => suggestionOf(panel, panel.question as Decision, [id], query.language)), query.begun);
}

/** In place of suggestions: whose move it is, or what is asked instead. Sent all the same, it is refused with the reason. */
function whyNothing(panel: Panel, verb: string, language: Language): readonly Suggestion[] {
  const { question, game, view, sheet, awaiting, seat } = panel;
  const names = awaiting.filter((each) => each !== seat).map((each) => namesOf(sheet)[each] ?? '');
  const asked = question ? typedWords.asked(labelled(game.words.question(view, question), language, sheet)) : names.length > 0 ? panelWords.waitingFor(names) : typedWords.nothing;
  const isTurn = question?.choices.some((id) => game.words.label(view, question, id).last) ?? false;
  const said = isTurn ? typedWords.none(verb) : asked;
  return [{ name: cut(said[language].replaceAll('*', ''), LIMIT.suggestionText), value: verb }];
}

/** Answers to any open question: whole ones where they are few, else one more pick added to what is typed. */
export async function suggestAnswers(query: Query): Promise<readonly Suggestion[]> {
  const panel = await panelOf(query);
  const decision = panel?.question;
  if (!panel) return [];
  if (!decision) return whyNothing(panel, PASS, query.language);
  if (asksForDeck(panel)) return suggestDecks(query, panel.game, panel);
  if (decision.max <= 1) {
    return fitting(decision.choices.map((id) => suggestionOf(panel, decision, [id], query.language)), query.begun);
  }
  const whole = wholeAnswers(decision);
  if (whole) return fitting(whole.map((answer) => suggestionOf(panel, decision, answer, query.language)), query.begun);
  const { picks, begun } = readBegun(decision, query.begun);
  const further = pickable(decision).filter((id) => add(decision, picks, id) !== picks);
  const more = fitting(further.map((id) => suggestionOf(panel, decision, [...picks, id], query.language)), begun);
  const done = picks.length > 0 && faultOf(decision, picks) === null ? [suggestionOf(panel, decision, picks, query.language)] : [];
  const pass = decision.choices.includes(PASS) && picks.length === 0 ? [suggestionOf(panel, decision, [PASS], query.language)] : [];
  return [...done, ...more, ...pass].slice(0, LIMIT.suggestions);
}

/** What is typed so far: finished picks before the last comma, and the beginning of the next. */
function readBegun(decision: Decision, typed: string): { readonly picks: Answer; readonly begun: string } {
  const parts = typed.split(',').map((part) => part.trim());
  const begun = parts.pop() ?? '';
  let picks: Answer = [];
  for (const part of [...parts, ...(decision.choices.includes(begun) ? [begun] : [])]) {
    const [, id = part, times = '1'] = /^(.*?)(?:\s+x(\d))?$/u.exec(part) ?? [];
    for (let i = 0; i < Number(times); i++) picks = add(decision, picks, decision.choices.includes(part) ? part : id);
  }
  return { picks, begun: decision.choices.includes(begun) ? '' : begun };
}

/** Named by labels, with price and effect, valued by ids: both can be typed. */
function suggestionOf({ game, view, sheet }: Panel, decision: Decision, answer: Answer, language: Language): Suggestion {
  const label = (id: string): string => labelled(game.words.label(view, decision, id).text, language, sheet);
  if (picksOf(answer).length === 0) return { name: cut(label(PASS), LIMIT.suggestionText), value: PASS };
  const counted = tally(answer);
  const picked = counted.map(([id, count]) => (count > 1 ? `${label(id)} ×${count}` : label(id))).join(', ');
  const { site, detail } = counted.length === 1 ? game.words.label(view, decision, counted[0]?.[0] ?? '') : {};
  const about = [site?.effect, detail].flatMap((each) => (each ? [labelled(each, language, sheet)] : []));
  const name = about.length > 0 ? `${picked}${picked.includes(': ') ? ' · ' : ': '}${about.join(' · ')}` : picked;
  const value = counted.map(([id, count]) => (count > 1 ? `${id} x${count}` : id)).join(', ');
  return { name: cut(name, LIMIT.suggestionText), value };
}

/** Those that contain what is typed, in label or id, as many as Discord takes. */
function fitting(all: readonly Suggestion[], begun: string): readonly Suggestion[] {
  const wanted = begun.trim().toLowerCase();
  return all
    .filter(({ name, value }) => value.length <= LIMIT.suggestionText && `${name} ${value}`.toLowerCase().includes(wanted))
    .slice(0, LIMIT.suggestions);
}
