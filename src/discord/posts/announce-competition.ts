import type { CompetitionView } from '../../match/clubs/clubs.ts';
import type { CompetitionPost } from '../../match/clubs/posts.ts';
import type { BotContext } from '../context.ts';
import { areDirectsClosed, cannotBeEdited, describeError, hasCode, isPermanent } from '../outgoing/discord-errors.ts';
import { editQuietly } from '../outgoing/edit-quietly.ts';
import type { MessageRefs } from '../outgoing/message-refs.ts';
import { type MessageRef, nonceFor } from '../outgoing/message-sender.ts';
import { clubStrings as strings } from '../strings/clubs.ts';
import { type MessagePage, smallPrint, textPage } from '../ui/components.ts';
import { plain } from '../ui/limits.ts';
import { noticeLeaver } from './notice-leavers.ts';
import { challengePost, competitionCard, noticePost, replacedCompetitionCard, trouble } from './competition-card.ts';

/** The message of a competition, and what it was made for: a new stage gets a new message. */
interface CardRef extends MessageRef {
  readonly stage: string;
}

/** The message of a ladder challenge. */
interface ChallengeRef extends MessageRef {
  readonly fixture: string;
  readonly names: readonly [challenger: string, opponent: string];
}

const CARD = 'card';
const CHALLENGES = 'challenges';

/** Sends a post of a competition. If its channel is gone or closed, the organiser gets a message instead. */
export async function announceCompetition(
  context: BotContext,
  messageRefs: MessageRefs,
  post: CompetitionPost,
  view: CompetitionView,
): Promise<void> {
  const nonce = nonceFor(post.id, 'channel');
  try {
    if (post.kind === 'challenge') {
      await announceLadderChallenge(context, view, post, nonce);
    } else if (post.kind === 'notice') {
      const line = (await context.matches.clubs.log(view.id))[post.detail.entry];
      if (line) await context.sender.send(view.home.channel, noticePost(view, line), { nonce, silent: true });
    }
    await refreshCard(context, messageRefs, view, nonceFor(post.id, CARD));
    await closeAnsweredChallenges(context, view);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    context.log.warn({ match: view.id, fault: describeError(error) }, 'could not post about a competition');
    await notifyOrganizer(context, view, error);
  }
}

/** Returns what the message of a competition is made for. */
const stageOf = ({ status, round, kind, inRounds, home }: CompetitionView): string =>
  [home.channel, status, ...(status === 'running' && (kind === 'cup' || inRounds) ? [round] : [])].join(' ');

/** Brings the message of a competition up to date: edits it, or sends a new one for a new round. */
async function refreshCard(
  context: BotContext,
  messageRefs: MessageRefs,
  view: CompetitionView,
  nonce: string,
): Promise<void> {
  const before = await readRef<CardRef>(context, view, CARD);
  const stage = stageOf(view);
  const page = await competitionCard(context, messageRefs, view);
  if (before?.stage === stage && (await edited(context, view, before, page))) return;
  const sent = await context.sender.send(view.home.channel, page, { nonce, silent: true });
  if (!sent) return;
  await saveRef(context, view, CARD, { ...sent, stage });
  if (before && before.message !== sent.message)
    await editQuietly(context, view.id, before, replacedCompetitionCard(view, sent.channel, sent.message));
}

/** Links the matches on the message of a competition, once all of them have a channel. Never throws. */
export async function linkMatches(context: BotContext, messageRefs: MessageRefs, id: string): Promise<void> {
  try {
    const view = await context.matches.clubs.show(id);
    const running = view.fixtures.flatMap(({ status, match }) => (status === 'running' && match ? [match] : []));
    const channels = await Promise.all(running.map(async (match) => messageRefs.channel(match)));
    const before = await readRef<CardRef>(context, view, CARD);
    if (channels.includes(null) || before?.stage !== stageOf(view)) return;
    await edited(context, view, before, await competitionCard(context, messageRefs, view));
  } catch (error) {
    context.log.warn({ match: id, fault: describeError(error) }, 'could not link the matches of a competition');
  }
}

/** Edits the message; false if it is gone. One that Discord doesn't let us edit now waits for the next change. */
async function edited(context: BotContext, view: CompetitionView, ref: CardRef, page: MessagePage): Promise<boolean> {
  try {
    const { stage } = ref;
    await saveRef(context, view, CARD, { ...(await context.sender.edit(ref, page)), stage });
    return true;
  } catch (error) {
    if (hasCode(error, 'unknownMessage')) return false;
    if (hasCode(error, 'unknownChannel') || !cannotBeEdited(error)) throw error;
    return true;
  }
}

async function announceLadderChallenge(
  context: BotContext,
  view: CompetitionView,
  { detail: challenge, push }: Extract<CompetitionPost, { kind: 'challenge' }>,
  nonce: string,
): Promise<void> {
  const { fixture, challenger, opponent } = challenge;
  if (!view.challenges.some((each) => each.fixture === fixture)) return;
  if (await noticeLeaver(context, view.home.guild, opponent)) return;
  const sent = await context.sender.send(view.home.channel, challengePost(view, challenge), {
    nonce,
    mentions: [opponent],
    silent: !push,
  });
  if (!sent) return;
  const others = (await challengeRefs(context, view)).filter(({ message }) => message !== sent.message);
  await saveRef(context, view, CHALLENGES, [
    ...others,
    { ...sent, fixture, names: [nameOf(view, challenger), nameOf(view, opponent)] },
  ]);
}

const nameOf = ({ people }: CompetitionView, user: string): string =>
  plain(people.find(({ id }) => id === user)?.name ?? '?');

const challengeRefs = async (context: BotContext, view: CompetitionView): Promise<readonly ChallengeRef[]> =>
  (await readRef<readonly ChallengeRef[]>(context, view, CHALLENGES)) ?? [];

/** Takes the buttons from challenges that are answered. */
async function closeAnsweredChallenges(context: BotContext, view: CompetitionView): Promise<void> {
  const refs = await challengeRefs(context, view);
  const isOpen = ({ fixture }: ChallengeRef): boolean => view.challenges.some((each) => each.fixture === fixture);
  const answered = refs.filter((ref) => !isOpen(ref));
  if (answered.length === 0) return;
  for (const ref of answered)
    await editQuietly(context, view.id, ref, textPage(smallPrint(strings.answered(...ref.names)[view.home.language])));
  await saveRef(context, view, CHALLENGES, refs.filter(isOpen));
}

/** Tells the organiser once why nothing is posted. */
async function notifyOrganizer(context: BotContext, view: CompetitionView, error: unknown): Promise<void> {
  const isGone = hasCode(error, 'unknownChannel');
  if (isGone ? !(await context.matches.clubs.channelGone(view.id)) : !(await firstTrouble(context, view))) return;
  const page = isGone ? trouble.gone(view) : trouble.closed(view);
  try {
    await context.sender.sendDirect(view.organizer.id, page, {
      nonce: nonceFor(`${view.id} ${view.home.channel}`, isGone ? 'gone' : 'closed'),
    });
  } catch (failure) {
    if (!areDirectsClosed(failure) && !isPermanent(failure)) throw failure;
  }
}

/** Returns true the first time nothing could be posted in this channel. */
async function firstTrouble({ matches: { uiState } }: BotContext, view: CompetitionView): Promise<boolean> {
  const name = `closed-${view.home.channel}`;
  if ((await uiState.uiValue(view.id, name)) !== null) return false;
  await uiState.saveUiValue(view.id, name, '1');
  return true;
}

async function readRef<T>({ matches }: BotContext, { id }: CompetitionView, name: string): Promise<T | null> {
  const value = await matches.uiState.uiValue(id, name);
  return value === null ? null : (JSON.parse(value) as T);
}

const saveRef = async ({ matches }: BotContext, { id }: CompetitionView, name: string, ref: unknown): Promise<void> =>
  matches.uiState.saveUiValue(id, name, JSON.stringify(ref));
