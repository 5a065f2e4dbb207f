import { answerViolation, picksOf } from '../../engine/answers.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { comparable, type Language } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import type { AutocompleteQuery, AutocompleteChoice } from './command.ts';
import { countPicks, addPick, pickable } from '../../engine/picks.ts';
import { suggestDecks } from './find-deck.ts';
import { asksForDeck } from '../pages/decks.ts';
import { findMatch } from './find-match.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import { labelText, playerNames } from '../ui/player-names.ts';
import { panelStrings, typedMoveStrings } from '../strings/panel.ts';
import { wholeAnswers } from '../questions/whole-answers.ts';

/** Returns the person's panel with an open question; null if there is none. */
async function panelOf({ context, user, channel, text }: AutocompleteQuery): Promise<Panel | null> {
  try {
    return await context.matches.panel(await findMatch(context.matches, text('match'), channel, user), user);
  } catch {
    // Errors are shown when the command is sent, not while typing.
    return null;
  }
}

/** Suggests legal choices of one verb. */
export async function suggestMoves(query: AutocompleteQuery, verb: string): Promise<readonly AutocompleteChoice[]> {
  const panel = await panelOf(query);
  if (!panel) return [];
  const ids = panel.question?.choices.filter((id) => id.startsWith(`${verb} `)) ?? [];
  if (ids.length === 0) return noMovesReason(panel, verb, query.language);
  return matching(
    ids.map((id) => suggestionOf(panel, panel.question as Decision, [id], query.language)),
    query.typed,
  );
}

/**
 * Says why there are no moves: whose turn it is, or the current question. If sent anyway, it is refused with the
 * reason.
 */
function noMovesReason(panel: Panel, verb: string, language: Language): readonly AutocompleteChoice[] {
  const { question, game, view, sheet, awaiting, seat } = panel;
  const names = awaiting.filter((each) => each !== seat).map((each) => playerNames(sheet)[each] ?? '');
  const asked = question
    ? typedMoveStrings.asked(labelText(game.text.question(view, question), language, sheet))
    : names.length > 0
      ? panelStrings.waitingFor(names)
      : typedMoveStrings.nothing;
  const isTurn = question?.choices.some((id) => game.text.label(view, question, id).endsTurn) ?? false;
  const said = isTurn ? typedMoveStrings.none(verb) : asked;
  return [{ name: cut(said[language].replaceAll('*', ''), LIMIT.suggestionText), value: verb }];
}

/** Suggests answers to the open question: whole ones if there are few, else one more pick. */
export async function suggestAnswers(query: AutocompleteQuery): Promise<readonly AutocompleteChoice[]> {
  const panel = await panelOf(query);
  const decision = panel?.question;
  if (!panel) return [];
  if (!decision) return noMovesReason(panel, PASS, query.language);
  if (asksForDeck(panel)) return suggestDecks(query, panel.game, panel);
  if (decision.max <= 1) {
    return matching(
      decision.choices.map((id) => suggestionOf(panel, decision, [id], query.language)),
      query.typed,
    );
  }
  const whole = wholeAnswers(decision);
  if (whole)
    return matching(
      whole.map((answer) => suggestionOf(panel, decision, answer, query.language)),
      query.typed,
    );
  const { picks, begun } = parsePartial(decision, query.typed);
  const further = pickable(decision).filter((id) => addPick(decision, picks, id) !== picks);
  const more = matching(
    further.map((id) => suggestionOf(panel, decision, [...picks, id], query.language)),
    begun,
  );
  const done =
    picks.length > 0 && answerViolation(decision, picks) === null
      ? [suggestionOf(panel, decision, picks, query.language)]
      : [];
  const pass =
    decision.choices.includes(PASS) && picks.length === 0
      ? [suggestionOf(panel, decision, [PASS], query.language)]
      : [];
  return [...done, ...more, ...pass].slice(0, LIMIT.suggestions);
}

/** Splits the typed text into finished picks and the start of the next. */
function parsePartial(decision: Decision, typed: string): { readonly picks: Answer; readonly begun: string } {
  const parts = typed.split(',').map((part) => part.trim());
  const begun = parts.pop() ?? '';
  let picks: Answer = [];
  for (const part of [...parts, ...(decision.choices.includes(begun) ? [begun] : [])]) {
    const [, id = part, times = '1'] = /^(.*?)(?:\s+x(\d))?$/u.exec(part) ?? [];
    for (let i = 0; i < Number(times); i++)
      picks = addPick(decision, picks, decision.choices.includes(part) ? part : id);
  }
  return { picks, begun: decision.choices.includes(begun) ? '' : begun };
}

/** Returns a suggestion: its name is the label with price and effect, its value the id. */
function suggestionOf(
  { game, view, sheet }: Panel,
  decision: Decision,
  answer: Answer,
  language: Language,
): AutocompleteChoice {
  const label = (id: string): string => labelText(game.text.label(view, decision, id).text, language, sheet);
  if (picksOf(answer).length === 0) return { name: cut(label(PASS), LIMIT.suggestionText), value: PASS };
  const counted = countPicks(answer);
  const picked = counted.map(([id, count]) => (count > 1 ? `${label(id)} ×${count}` : label(id))).join(', ');
  const { placement: site, detail } =
    counted.length === 1 ? game.text.label(view, decision, counted[0]?.[0] ?? '') : {};
  const about = [site?.effect, detail].flatMap((each) => (each ? [labelText(each, language, sheet)] : []));
  const name = about.length > 0 ? `${picked}${picked.includes(': ') ? ' · ' : ': '}${about.join(' · ')}` : picked;
  const value = counted.map(([id, count]) => (count > 1 ? `${id} x${count}` : id)).join(', ');
  return { name: cut(name, LIMIT.suggestionText), value };
}

/** Returns suggestions that contain the typed text in label or id, up to Discord's limit. */
function matching(all: readonly AutocompleteChoice[], begun: string): readonly AutocompleteChoice[] {
  const wanted = comparable(begun);
  return all
    .filter(
      ({ name, value }) => value.length <= LIMIT.suggestionText && comparable(`${name} ${value}`).includes(wanted),
    )
    .slice(0, LIMIT.suggestions);
}
