import type { ProfileScene } from '../../engine/scene/index.ts';
import { type Language, type Text, verbatim } from '../../engine/text.ts';
import type { Crown } from '../../match/clubs/clubs.ts';
import type { FamilyFigures, PlayerProfile } from '../../match/matches.ts';
import type { Profile } from '../../match/stored-match.ts';
import { profileAudiences } from '../../match/stored-match.ts';
import type { BadgeId } from '../../ratings/badges.ts';
import { outcomeCount } from '../../ratings/head-to-head.ts';
import type { BotContext } from '../context.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { ownClubStrings } from '../strings/clubs.ts';
import { profileStrings as strings, scoreText, tallyText } from '../strings/profile.ts';
import {
  attachmentsOf,
  button,
  container,
  type ContainerPart,
  type MessagePage,
  type Picture,
  pictureOrText,
  row,
  select,
  textBlock,
} from '../ui/components.ts';
import { competitionTitle } from '../ui/competition-names.ts';
import { crestOf } from '../ui/crest-of.ts';
import { drawPicture } from '../ui/draw.ts';
import { cut, LIMIT, plain } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';
import { duration } from '../ui/timestamps.ts';

interface NamedUser {
  readonly id: string;
  readonly name: string;
}

/** How a profile is shown: with the challenge button for someone who can be challenged here, and as picture or text. */
interface ProfileView {
  readonly challengeable: boolean;
  readonly asText: boolean;
}

const badgeIcons: Readonly<Record<BadgeId, string>> = {
  comeback: 'mountain-climbing',
  hundred: 'laurel-crown',
  explorer: 'treasure-map',
  punctual: 'stopwatch',
};

/** Shows a person's profile as one picture, with how the asker stands against them and a button to challenge them. */
export async function profilePage(
  context: BotContext,
  asker: string,
  person: NamedUser,
  language: Language,
  { challengeable, asText }: ProfileView,
): Promise<MessagePage> {
  const [profile, won] = await Promise.all([
    context.matches.playerProfile(asker, person.id),
    context.matches.clubs.crowns(person.id),
  ]);
  // A hidden profile hides its crowns, too.
  const crowns = profile.figures ? won : [];
  const text = profileText(profile, person.name, language, crowns);
  const own = asker === person.id;
  const parts: ContainerPart[] = [textBlock(strings.title(plain(person.name))[language])];
  let seen: Picture | null = null;
  if (!profile.figures) parts.push(textBlock(strings.hidden(plain(person.name))[language]));
  if (
    (profile.figures && profile.figures.matches > 0) ||
    (profile.against && outcomeCount(profile.against.total) > 0)
  ) {
    const alt = cut(text, LIMIT.alt);
    const picture = asText
      ? null
      : await drawPicture(context.renderer, context.log, profileScene(profile, person, crowns), language, alt);
    seen = picture ? { picture } : { text: plain(text) };
    parts.push(pictureOrText(seen));
  } else if (profile.figures) parts.push(textBlock(strings.empty(plain(person.name))[language]));
  const open = profile.open.map(({ id, awaited }) => strings.awaited[awaited](id, plain(person.name))[language]);
  if (open.length > 0) parts.push(textBlock(cut(open.join('\n'), 800)));
  const arg = `${person.id}.${cut(person.name, 40)}`;
  const buttons = [
    ...(challengeable && !own
      ? [button(standaloneId('challenge-person', person.id), strings.challenge[language], 'primary')]
      : []),
    ...(seen && 'picture' in seen ? [button(standaloneId('profile-text', arg), strings.asText[language])] : []),
    ...(own ? [button(standaloneId('visibility'), strings.visibility[language])] : []),
  ];
  if (buttons.length > 0) parts.push(row(...buttons));
  return { components: [container(accentColor(crestOf(person.id)), parts)], files: attachmentsOf(seen) };
}

/** Returns the profile as a picture. */
export function profileScene(
  { figures, against }: PlayerProfile,
  person: NamedUser,
  crowns: readonly Crown[] = [],
): ProfileScene {
  return {
    kind: 'profile',
    person: { seat: crestOf(person.id), name: person.name },
    subtitle: !figures ? strings.private : figures.matches > 0 ? strings.matches(figures.matches) : strings.noMatches,
    form: figures?.form ?? [],
    formLabel: strings.form,
    families: figures?.families.map(familyRow) ?? [],
    facts: figures ? factsOf(figures) : [],
    badges: [
      ...crownBadges(crowns),
      ...(figures?.badges.map(({ id, match }) => ({
        icon: badgeIcons[id],
        name: strings.badges[id],
        story: strings.story(id, match, figures.variants),
      })) ?? []),
    ],
    against:
      against && outcomeCount(against.total) > 0
        ? {
            title: strings.against(person.name),
            score: scoreText(against.total),
            note: familiesNote(against.families),
            last: against.last.map(({ outcome }) => outcome).toReversed(),
          }
        : null,
  };
}

/** Returns one badge for all seasons someone won, with the latest as its story. */
function crownBadges(crowns: readonly Crown[]): ProfileScene['badges'] {
  const latest = crowns.toSorted((one, other) => other.at - one.at)[0];
  if (!latest) return [];
  return [{ icon: 'crown', name: ownClubStrings.crownBadge(crowns.length), story: competitionTitle(latest) }];
}

const familiesNote = (families: NonNullable<PlayerProfile['against']>['families']): Text => ({
  en: families.map(({ family, tally }) => `${family.name.en} ${scoreText(tally)}`).join(', '),
  de: families.map(({ family, tally }) => `${family.name.de} ${scoreText(tally)}`).join(', '),
});

function familyRow({ family, rating, curve, rated, friendly }: FamilyFigures): ProfileScene['families'][number] {
  const played = outcomeCount(rated) + outcomeCount(friendly);
  return {
    name: family.name,
    points: rating?.points ?? null,
    note: rating ? strings.uncertainty(rating.uncertainty, rating.provisional) : strings.unrated,
    curve,
    record: strings.wonOf(rated[0] + friendly[0], played),
    recordNote: strings.ratedOf(outcomeCount(rated), played),
  };
}

function factsOf(figures: NonNullable<PlayerProfile['figures']>): ProfileScene['facts'] {
  const { reliability, responseTime, favouriteVariant, favouriteCard, streak } = figures;
  return [
    ...(reliability === null
      ? []
      : [{ icon: 'flying-flag', label: strings.reliability, value: verbatim(`${Math.round(reliability * 100)} %`) }]),
    ...(responseTime === null
      ? []
      : [{ icon: 'sands-of-time', label: strings.responseTime, value: duration(responseTime) }]),
    ...(favouriteVariant ? [{ icon: 'castle', label: strings.favouriteVariant, value: favouriteVariant }] : []),
    ...(favouriteCard ? [{ icon: 'card-play', label: strings.favouriteCard, value: favouriteCard }] : []),
    ...(streak.best > 0
      ? [{ icon: 'jigsaw-piece', label: strings.puzzles, value: strings.streak(streak.row, streak.best) }]
      : []),
  ];
}

/** Returns the profile in words, with an empty line between its parts. */
export function profileText(
  { figures, against }: PlayerProfile,
  name: string,
  language: Language,
  crowns: readonly Crown[] = [],
): string {
  const ratings: string[] = [];
  const facts: string[] = [];
  const badges: string[] = [];
  const rivalry: string[] = [];
  if (figures && figures.matches > 0) {
    ratings.push(`${name}: ${strings.matches(figures.matches)[language]}`);
    for (const { family, rating, rated, friendly } of figures.families) {
      const points = rating
        ? `${rating.points} (${strings.uncertainty(rating.uncertainty, rating.provisional)[language]})`
        : strings.unrated[language];
      const played = outcomeCount(rated) + outcomeCount(friendly);
      const won = strings.wonOf(rated[0] + friendly[0], played)[language];
      ratings.push(
        `${family.name[language]}: ${points}, ${won} (${strings.ratedOf(outcomeCount(rated), played)[language]})`,
      );
    }
    if (figures.form.length > 0) facts.push(`${strings.form[language]}: ${strings.formWords(figures.form)[language]}`);
    facts.push(...factsOf(figures).map(({ label, value }) => `${label[language]}: ${value[language]}`));
    badges.push(...crownBadges(crowns).map((badge) => `${badge.name[language]}: ${badge.story[language]}`));
    for (const { id, match } of figures.badges)
      badges.push(`${strings.badges[id][language]}: ${strings.story(id, match, figures.variants)[language]}`);
  }
  if (against && outcomeCount(against.total) > 0) {
    rivalry.push(`${strings.against(name)[language]}: ${tallyText(against.total)[language]}`);
    rivalry.push(
      ...against.families.map(({ family, tally }) => `${family.name[language]}: ${tallyText(tally)[language]}`),
    );
    const last = against.last.map(({ outcome }) => outcome).toReversed();
    rivalry.push(`${strings.last[language]}: ${strings.formWords(last)[language]}`);
  } else if (against) rivalry.push(strings.never[language]);
  return [ratings, facts, badges, rivalry]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/** Shows and changes what others may see. */
export function visibilityPage(profile: Profile, language: Language, notice: string | null = null): MessagePage {
  const now = profile.profileFor ?? 'everyone';
  const text = [
    ...(notice === null ? [] : [notice]),
    strings.visibilityTitle[language],
    strings.rankedNow(!profile.unranked)[language],
  ].join('\n');
  return {
    components: [
      container(accentColor(null), [
        textBlock(text),
        row(
          select(
            standaloneId('set-profile-for'),
            strings.audience[language],
            profileAudiences.map((value) => ({
              value,
              label: `${strings.audience[language]}: ${strings.audiences[value][language]}`,
              chosen: value === now,
            })),
          ),
        ),
        row(button(standaloneId('set-unranked'), strings.ranked[profile.unranked ? 'show' : 'hide'][language])),
      ]),
    ],
    files: [],
  };
}
