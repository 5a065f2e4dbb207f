import { describe, expect, it } from 'vitest';
import type { CompetitionSettings, Competition } from '../../src/clubs/competition.ts';
import { CLUB_DAY } from '../../src/clubs/changes.ts';
import { cancelCompetition } from '../../src/clubs/organize.ts';
import type { BotContext } from '../../src/discord/context.ts';
import type { MessageRefs } from '../../src/discord/outgoing/message-refs.ts';
import { clubLogPage } from '../../src/discord/pages/club.ts';
import { competitionPage, standingsPage } from '../../src/discord/pages/competition.ts';
import { managePage } from '../../src/discord/pages/manage-competition.ts';
import { competitionCard } from '../../src/discord/posts/competition-card.ts';
import type { MessagePage } from '../../src/discord/ui/components.ts';
import { standingsScene } from '../../src/discord/ui/competition-scenes.ts';
import type { Language } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import { competitionLog, competitionView, ownCompetition } from '../../src/match/clubs/competition-view.ts';
import type { StoredCompetition } from '../../src/match/ports.ts';
import { silentLog } from '../../src/testkit/silent-log.ts';
import { accepted, competitionOf, SimulatedSeason, START } from '../clubs/season.ts';
import { transcribedParts } from '../e2e/message-parts.ts';

const words = ({ components }: MessagePage): string =>
  transcribedParts(components).replaceAll(/<t:(\d+):(\w)>/gu, (_, at: string, form: string) => {
    return `<${form} day ${((Number(at) * 1000 - START) / CLUB_DAY).toFixed(1)}>`;
  });

/** Everything that is shown of a competition at this moment: to all, to those who are in it or not, and to an organiser. */
async function shown(club: Competition, now: number, language: Language): Promise<string> {
  const stored = {
    id: club.id,
    club: { ...club, home: { ...club.home, language } },
    seq: 1,
  } as unknown as StoredCompetition;
  const view = competitionView(stored, now);
  const context = {
    renderer: null,
    log: silentLog,
    matches: {
      games,
      clubs: {
        async own(_id: string, user: string) {
          const own = ownCompetition(stored, user, now);
          // In no particular order: the page sorts them.
          return { ...own, fixtures: own.fixtures.toReversed() };
        },
        log: async () => competitionLog(stored),
      },
    },
  } as unknown as BotContext;
  const refs = { channel: async (match: string) => (match.length % 2 === 0 ? '77' : null) } as unknown as MessageRefs;
  const page = async (id: string, organizes: boolean): Promise<MessagePage> =>
    competitionPage(context, refs, { language, person: { id, name: id }, organizes }, view);
  const scene = standingsScene(view, games);
  const pages: readonly (readonly [string, MessagePage])[] = [
    ['card', await competitionCard(context, refs, view)],
    ['to p0', await page('p0', false)],
    ['to p1', await page('p1', false)],
    ['to an organiser', await page('boss', true)],
    ['standings', await standingsPage(context, view, language, 0, true)],
    ['log', await clubLogPage(context, view, language)],
    ['manage', managePage(context, view, { language, channel: '2' })],
    ['manage elsewhere', managePage(context, { ...view, homeless: true }, { language, channel: '3' })],
  ];
  return [
    ...pages.map(([title, each]) => `### ${title}\n${words(each)}`),
    `### table\n${scene?.legend.map(({ mark }) => mark).join() ?? ''} ${
      scene?.divisions
        .map(({ name, rows, more }) =>
          [
            name?.[language],
            rows.map(({ rank, mark, form }) => `${rank}${mark ?? ''} ${form.join('')}`).join(', '),
            more?.[language],
          ].join(': '),
        )
        .join('; ') ?? 'none'
    }`,
  ].join('\n\n');
}

describe('the pages of a competition read the same as before', () => {
  it.each([
    ['ladder', 'en', {}],
    ['league', 'de', { divisionSize: 4, inRounds: true, days: 21 }],
    ['league', 'en', { seats: 3, leastSeats: 3, divisionSize: 8, inRounds: false, days: 21 }],
    ['cup', 'en', { format: 'single', days: 5 }],
    ['cup', 'de', { format: 'swiss', places: 16, days: 5 }],
  ] as const)('%s in %s', async (kind, language, settings: Partial<CompetitionSettings>) => {
    const opened = competitionOf(kind, 9, settings);
    const moments: (readonly [string, Competition, number])[] = [['open', opened, START + 60_000]];
    let looks = 0;
    const season = new SimulatedSeason(opened, 3, {
      kills: false,
      watch: ({ competition, now }) => {
        if (competition.phase === 'running' && looks++ % (kind === 'ladder' ? 8 : 60) === 5 && moments.length < 6)
          moments.push([`running, look ${looks}`, competition, now]);
      },
    });
    const over = season.play(12);
    moments.push(['over', over, season.now]);

    moments.push([
      'cancelled',
      accepted(cancelCompetition(opened, 'boss', 'Too hot.', START + CLUB_DAY / 2)),
      START + CLUB_DAY,
    ]);
    const text: string[] = [];
    for (const [when, club, now] of moments) text.push(`## ${when}\n\n${await shown(club, now, language)}`);
    const name = [kind, settings.format, settings.seats].filter(Boolean).join('-');
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`competition-pages/${name}-${language}.txt`);
  });
});
