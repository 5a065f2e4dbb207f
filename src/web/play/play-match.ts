import { fillNames, perLanguage, Refused, type Text } from '../../engine/text.ts';
import { hintMoves } from '../../engine/picks.ts';
import { taughtBy } from '../../match/view/tips.ts';
import { betterTexts } from '../../match/view/hint-texts.ts';
import type { Hint, Matches, SeenMatch } from '../../match/matches.ts';
import { Stale } from '../../match/problems.ts';
import { describePosition } from './describe-position.ts';
import { wantsDeck, wordAnswer, picksProblem } from './describe-question.ts';
import type { PlayAction, PlayCheckReply, PlayHint, PlayHintReply, PlayPosition, PlayRequests } from './play-api.ts';
import type { PlayRequestName } from './play-requests.ts';
import { playStrings as strings } from './play-strings.ts';
import { withNames } from './with-names.ts';

/** A player at one of their matches. */
export interface AtMatch {
  readonly matches: Matches;
  readonly user: string;
  readonly id: string;
}

type Body<Name extends PlayRequestName> = PlayRequests[Name];
/** The requests that change something. */
type MatchAct = Exclude<PlayRequestName, 'hint' | 'check'>;
type Act<Name extends PlayRequestName> = (at: AtMatch, body: Body<Name>) => Promise<unknown>;

/** Returns what a player sees of a match. `here`: the person did something to see it. */
export async function playerPosition(at: AtMatch, since: number | null, here: boolean): Promise<PlayPosition> {
  const { matches, user, id } = at;
  const seen = await matches.playerView(id, user, here);
  return position(at, seen, since);
}

async function position({ matches, user, id }: AtMatch, seen: SeenMatch, since: number | null): Promise<PlayPosition> {
  const { panel } = seen;
  const [profile, waiting, decks] = await Promise.all([
    matches.profile(user),
    matches.list(user, id),
    wantsDeck(panel) ? matches.decks(user, panel.game.info.id) : null,
  ]);
  const taught = taughtBy(profile, panel);
  if (taught?.isNew) await matches.settings(user, { tips: taught.tips });
  return describePosition({
    seen,
    profile,
    decks,
    waiting: waiting.flatMap(({ sheet, isAwaited }) => (isAwaited && sheet.status === 'open' ? [sheet.id] : [])),
    since,
    levelName: (level) => matches.levels.find((each) => each.id === level)?.name ?? { en: level, de: level },
  });
}

/** Tokens of one person never meet those of others. */
const tokenOf = ({ user }: AtMatch, token: string): string => `${user} ${token}`;

const actions: { readonly [Action in PlayAction]: (at: AtMatch, token: string) => Promise<unknown> } = {
  'ask-take-back-step': ({ matches, id, user }, token) => matches.askTakeback(id, user, 'step', token),
  'ask-take-back-turn': ({ matches, id, user }, token) => matches.askTakeback(id, user, 'turn', token),
  'accept-take-back': ({ matches, id, user }, token) => matches.acceptTakeback(id, user, token),
  'decline-take-back': ({ matches, id, user }, token) => matches.declineTakeback(id, user, token),
  'use-bank': ({ matches, id, user }, token) => matches.useBank(id, user, token),
  mute: ({ matches, id, user }, token) => matches.mute(id, user, token),
  grant: ({ matches, id, user }, token) => matches.grant(id, user, token),
  autopilot: ({ matches, id, user }, token) => matches.autopilot(id, user, token),
  claim: ({ matches, id, user }, token) => matches.claim(id, user, token),
  adjourn: ({ matches, id, user }, token) => matches.adjourn(id, user, token),
  'decline-adjourn': ({ matches, id, user }, token) => matches.declineAdjourn(id, user, token),
  resume: ({ matches, id, user }, token) => matches.resume(id, user, token),
  resign: ({ matches, id, user }, token) => matches.resign(id, user, token),
  'take-seat-back': ({ matches, id, user }, token) => matches.takeSeatBack(id, user, token),
};

/** What each request does, by the same calls as a click. */
const acts: { readonly [Name in MatchAct]: Act<Name> } = {
  answer: async (at, { seq, answer, token, asking }) =>
    at.matches.answer(at.id, at.user, seq, answer, tokenOf(at, token), asking ?? false),
  plan: async (at, { seq, moves, token }) => at.matches.plan(at.id, at.user, seq, moves, tokenOf(at, token)),
  undo: async (at, { seq, how, token }) => at.matches.undo(at.id, at.user, seq, how, tokenOf(at, token)),
  action: async (at, { action, token }) => actions[action](at, tokenOf(at, token)),
  ahead: async (at, { plan, token }) => at.matches.setPremoves(at.id, at.user, plan, tokenOf(at, token)),
  async order({ matches, id, user }, { order, setting, mode }) {
    const { panel } = await matches.playerView(id, user);
    await matches.order(user, panel.game.info.id, order, setting === null ? null : { setting, mode });
  },
};

const change = async <Name extends MatchAct>(at: AtMatch, name: Name, body: Body<Name>): Promise<unknown> => {
  const act: Act<Name> = acts[name];
  return act(at, body);
};

/** Does what the page asks for. Refusals come with the position as it is now. */
export async function playRequest<Name extends PlayRequestName>(
  at: AtMatch,
  name: Name,
  body: Body<NoInfer<Name>>,
): Promise<PlayHintReply | PlayCheckReply> {
  // Only players learn whether a match exists.
  const { panel } = await at.matches.playerView(at.id, at.user);
  if (name === 'check') {
    const { answer } = body as Body<'check'>;
    const { question } = panel;
    const problem = question ? picksProblem(question, answer) : strings.moved;
    return {
      problem:
        problem &&
        withNames(
          problem,
          panel.sheet.players.map((player) => player.name),
        ),
    };
  }
  const since = 'since' in body ? (body.since ?? null) : null;
  let refusal: { readonly problem: Text; readonly stale?: boolean } | null = null;
  let hint: PlayHint | null = null;
  try {
    if (name === 'hint') hint = describeHint(await at.matches.hint(at.id, at.user));
    else await change(at, name, body as Body<MatchAct>);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refusal = error instanceof Stale ? { problem: strings.moved, stale: true } : { problem: error.reason };
  }
  const shown = await playerPosition(at, since, false);
  const names = shown.seats.map((seat) => seat.name);
  return {
    position: shown,
    ...(refusal && { ...refusal, problem: perLanguage((language) => fillNames(refusal.problem[language], names)) }),
    ...(hint && { hint }),
  };
}

function describeHint({ panel, line, better, than, why }: Hint): PlayHint | null {
  const { game, view, question, sheet } = panel;
  if (!question) return null;
  const moves = hintMoves(question, line);
  const plan = game.text.suggestPlans?.(view, question).find((each) => isSameLine(each.moves, moves));
  const [first = [], asked] = moves;
  const [id = ''] = first;
  const reason = plan?.why ?? (why[0] ? strings.brings(why[0]) : null);
  const text = plan?.text ?? wordAnswer(game, view, question, first);
  const further = asked ? wordAnswer(game, view, question, asked) : null;
  const hint: PlayHint = {
    moves,
    text: further ? perLanguage((language) => `${text[language]}: ${further[language]}`) : text,
    why: reason,
    better: better === 0 ? null : betterTexts[than][better],
    place: plan?.place ?? game.text.label(view, question, id).place ?? null,
  };
  return withNames(
    hint,
    sheet.players.map((player) => player.name),
  );
}

const isSameLine = (one: PlayHint['moves'], other: PlayHint['moves']): boolean =>
  one.length === other.length && one.every((answer, at) => answer.toSorted().join() === other[at]?.toSorted().join());
